/** What to do when an upgrade of Docusaurus is in this plugin's way; the end of its messages. */
export const WAY_OUT =
  'or take the plugin out of docusaurus.config.ts and delete src/theme/DocCard, which needs it. ' +
  'Pages work without them and weigh more.';
