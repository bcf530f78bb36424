/**
 * A page for Docusaurus' option `ssrTemplate`, with the style sheets first and the scripts after the text.
 * If they load side by side, they share a slow line, and readers see the text a third of a second later.
 * The policy of src/plugins/headers, which comes after the style sheets, keeps browsers from loading
 * anything else first.
 *
 * Docusaurus copies the configuration, with this text, to every reader: it has no line breaks.
 */
export const template = [
  '<!DOCTYPE html><html <%~ it.htmlAttributes %>><head><meta charset="UTF-8">',
  '<% it.stylesheets.forEach((sheet) => { %>',
  '<link rel="stylesheet" href="<%= it.baseUrl %><%= sheet %>" />',
  '<% }); %>',
  '<meta name="generator" content="Docusaurus v<%= it.version %>">',
  '<% it.metaAttributes.forEach((attribute) => { %><%~ attribute %><% }); %>',
  '<%~ it.headTags %></head><body <%~ it.bodyAttributes %>><%~ it.preBodyTags %>',
  '<div id="__docusaurus"><%~ it.appHtml %></div><%~ it.postBodyTags %>',
  '<% it.scripts.forEach((script) => { %>',
  '<script src="<%= it.baseUrl %><%= script %>" defer></script>',
  '<% }); %></body></html>',
].join('');
