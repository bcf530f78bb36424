import type {Page} from '@playwright/test';

const OLD = 'assets/js/';
const NEW = 'assets/next/';

/**
 * Deploys the site again while a page is open: all scripts get other names, and the old addresses no
 * longer answer. Scripts that have loaded remain.
 */
export async function deploy(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    const request = route.request();
    const {pathname} = new URL(request.url());
    if (pathname.startsWith(`/${OLD}`)) {
      return route.fulfill({status: 404, contentType: 'text/html', body: 'Not found'});
    }
    const isScript = pathname.startsWith(`/${NEW}`);
    if (!isScript && request.resourceType() !== 'document') return route.continue();
    const response = await route.fetch({url: request.url().replace(NEW, OLD)});
    const body = (await response.text()).replaceAll(OLD, NEW);
    return route.fulfill({response, body});
  });
}
