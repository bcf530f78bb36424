/*
 * The part of `history` that the router of this site uses. The bundler does not see that nobody
 * makes the other two histories: of addresses behind a `#`, and of none.
 */
export {createBrowserHistory, createLocation, createPath, locationsAreEqual} from 'history';
export const createHashHistory = undefined;
export const createMemoryHistory = undefined;
