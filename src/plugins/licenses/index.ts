import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {formatLicenses} from './core/format';
import {collectPackages, readPackage} from './node/packages';

/** Shipped works that are not packages; `file` is the license's text, relative to the site. */
export type LicensesOptions = {
  readonly files: readonly {
    readonly name: string;
    readonly license: string;
    readonly file: string;
  }[];
};

/** Publishes the licenses of the code and the fonts of the site as `licenses.txt`. */
export default function licensesPlugin({siteDir}: LoadContext, {files}: LicensesOptions): Plugin {
  const folders = new Set<string>();
  return {
    name: 'licenses',
    configureWebpack: (_config, isServer) =>
      isServer ? {} : {plugins: [collectPackages(folders)]},
    async postBuild({outDir}) {
      const packages = [...folders].map(readPackage);
      const others = files.map(async ({file, ...rest}) => {
        return {...rest, text: await fs.readFile(path.join(siteDir, file), 'utf8')};
      });
      const text = formatLicenses([...packages, ...(await Promise.all(others))]);
      await fs.writeFile(path.join(outDir, 'licenses.txt'), text);
    },
  };
}
