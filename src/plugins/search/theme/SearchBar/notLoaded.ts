/** The message for readers if the scripts of the search do not load. */
export const NOT_LOADED = 'The search did not load. Check the connection, or reload the page.';
