/**
 * In place of what Redoc loads a description with, from an address: half of its script's work on a page.
 * The pages of the site give Redoc the description itself.
 */
export class Config {
  readonly resolve = {http: {}};
}

/** @throws Error always, with what to do */
export function bundle(): Promise<never> {
  return Promise.reject(
    new Error(
      "This site's Redoc loads no description from an address; expected the description itself. " +
        'Give it `spec`, or take the replacement out of src/plugins/openapi/redocTheme.ts.',
    ),
  );
}
