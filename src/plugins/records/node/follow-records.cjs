// @ts-check
// A loader, which the bundler requires as plain JavaScript. The bundler keeps compiled pages from
// one build to the next; without this it would not notice that a table's record has changed.

/** Elements that become tables of records; the names stand in src/plugins/records/remark/records.ts. */
const ELEMENT =
  /<(AtAGlance|ComponentChooser|DeliveryMatrix|Metadata|MetadataIndex|Options|Ports)\b/;

/**
 * @this {{addContextDependency: (folder: string) => void, getOptions: () => {folder: string}}}
 * @param {string} source a page
 * @returns {string} the same
 */
module.exports = function followRecords(source) {
  if (ELEMENT.test(source)) this.addContextDependency(this.getOptions().folder);
  return source;
};
