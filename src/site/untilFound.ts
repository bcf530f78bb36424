import fs from 'node:fs/promises';
import path from 'node:path';
import type {Step} from '../plugins/finish';

/**
 * Gives the panels of unselected tabs the value `until-found` again, with which the browser's find and links
 * to a text reach them: the minifier of the build shortens `hidden="until-found"` to `hidden`.
 */
export const untilFoundStep: Step = async ({outDir}) => {
  const files = await fs.readdir(outDir, {recursive: true});
  for (const name of files.filter((file) => file.endsWith('.html'))) {
    const file = path.join(outDir, name);
    const html = await fs.readFile(file, 'utf8');
    const whole = html.replace(
      /(<tab-panel\b[^>]*?\shidden)(?==""|[\s>])(?:="")?/g,
      '$1=until-found',
    );
    if (whole !== html) await fs.writeFile(file, whole);
  }
};
