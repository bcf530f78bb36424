/** Parts of the configuration that the build reads and no page does. */
const BUILD_ONLY = [
  'clientModules',
  'headTags',
  'markdown',
  'plugins',
  'presets',
  'scripts',
  'staticDirectories',
  'storage',
  'stylesheets',
  'themes',
];

/** The site's configuration as pages need it: without what only the build reads. */
export function leanConfig(
  config: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(config).filter(([key]) => !BUILD_ONLY.includes(key)));
}
