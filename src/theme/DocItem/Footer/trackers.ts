/** Addresses of the issue trackers. Pages only link to them, and load nothing from them. */

/**
 * A new issue with the page's title and address filled in.
 *
 * @param tracker the repository of the site
 */
export function reportUrl(
  tracker: string,
  page: {readonly title: string; readonly permalink: string},
): string {
  const fields = new URLSearchParams({
    title: `Docs: ${page.title}`,
    body: `Page: ${page.permalink}\n\nWhat is wrong or missing:\n`,
  });
  return `${tracker}/issues/new?${fields.toString()}`;
}

/** The open issues that name a part of the runtime. */
export function issuesUrl(repository: string, name: string): string {
  return `${repository}/issues?${new URLSearchParams({q: `is:issue is:open ${name}`}).toString()}`;
}
