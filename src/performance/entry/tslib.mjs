/**
 * The one function of tslib that the client uses, in @docusaurus/utils-common. That package requires tslib
 * whole, so the bundler cannot leave out the others: 4 KB on each page.
 */
export {__importDefault} from 'tslib/tslib.es6.mjs';
