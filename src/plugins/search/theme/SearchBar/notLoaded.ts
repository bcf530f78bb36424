/** What a reader can do where the scripts of the search do not come. */
export const NOT_LOADED = 'The search did not load. Check the connection, or reload the page.';
