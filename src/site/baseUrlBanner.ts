import fs from 'node:fs/promises';
import path from 'node:path';
import type {Step} from '../plugins/finish';

/**
 * Changes Docusaurus' banner about a wrong base URL on the landing page. The original also appears if the
 * scripts fail for another reason, and then suggests the base URL that is configured.
 */
export const baseUrlBannerStep: Step = async ({outDir, baseUrl}) => {
  const file = path.join(outDir, 'index.html');
  const html = await fs.readFile(file, 'utf8');
  const isOther = `location.pathname.replace(/\\/?$/,"/")!==${JSON.stringify(baseUrl)}`;
  await fs.writeFile(
    file,
    html.replace('&&insertBanner()', () => `&&${isOther}&&insertBanner()`),
  );
};
