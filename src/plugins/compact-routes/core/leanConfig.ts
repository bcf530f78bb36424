/** Parts of the configuration that the build reads and no page does. */
const BUILD_ONLY = [
  'clientModules',
  'headTags',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onBrokenMarkdownLinks',
  'onDuplicateRoutes',
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
  const parts = Object.entries(config).filter(([key]) => !BUILD_ONLY.includes(key));
  return {...Object.fromEntries(parts), future: leanFuture(config['future'])};
}

/** Of the flags for future versions, pages ask for the router alone. */
function leanFuture(future: unknown): Readonly<Record<string, unknown>> {
  const {experimental_router: router} = (future ?? {}) as {experimental_router?: unknown};
  return {experimental_router: router};
}
