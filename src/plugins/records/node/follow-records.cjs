// @ts-check
// A loader, which the bundler requires as plain JavaScript. The bundler keeps compiled pages from
// one build to the next; without this it would not notice that a table's record has changed.

/**
 * @this {{
 *   addContextDependency: (folder: string) => void,
 *   getOptions: () => {folder: string, elements: readonly string[]},
 * }} `folder` holds the records; `elements` are the names of the elements that show them
 * @param {string} source a page
 * @returns {string} the same
 */
module.exports = function followRecords(source) {
  const {folder, elements} = this.getOptions();
  if (new RegExp(`<(${elements.join('|')})\\b`).test(source)) this.addContextDependency(folder);
  return source;
};
