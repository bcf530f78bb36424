import fs from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import type {Shipped} from '../core/format';

type Configuration = Exclude<ReturnType<NonNullable<Plugin['configureWebpack']>>, void>;
type BundlerPlugin = Exclude<
  Extract<NonNullable<Configuration['plugins']>[number], object>,
  (...args: never[]) => unknown
>;

/** Matches up to the folder of the innermost package, `…/node_modules/@scope/name`, but not to a cache. */
const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/.@][^\\/]*/;

/**
 * A plugin of the bundler that collects the folders of the packages whose modules are bundled: scripts,
 * styles, and workers.
 *
 * @param folders the set that it adds them to
 */
export function collectPackages(folders: Set<string>): BundlerPlugin {
  const name = 'licenses';
  return {
    apply({hooks}) {
      hooks.compilation.tap(name, (compilation) => {
        compilation.hooks.finishModules.tap(name, (modules) => {
          for (const module of modules) {
            const folder = PACKAGE.exec(module.nameForCondition() ?? '')?.[0];
            if (folder) folders.add(folder);
          }
        });
      });
    },
  };
}

/**
 * Reads the license of a package.
 *
 * @param folder of the package
 * @throws Error when the package does not name a license
 */
export function readPackage(folder: string): Shipped {
  const file = path.join(folder, 'package.json');
  const {
    name,
    version,
    license: declared,
    licenses,
  } = JSON.parse(fs.readFileSync(file, 'utf8')) as {
    name: string;
    version: string;
    license?: string | {type: string};
    licenses?: readonly {type: string}[];
  };
  const text = fs
    .readdirSync(folder, {withFileTypes: true})
    .find((each) => each.isFile() && /^(licen[cs]e|copying)/i.test(each.name))?.name;
  const license =
    (typeof declared === 'object' ? declared.type : declared) ??
    licenses?.map(({type}) => type).join(' OR ') ??
    (text ? `SEE LICENSE IN ${text}` : undefined);
  if (!license || license === 'UNLICENSED') {
    throw new Error(
      `${file} names no license, and the site ships code of this package. Ask its authors, or ` +
        'replace the package.',
    );
  }
  return {
    name,
    version,
    license,
    ...(text ? {text: fs.readFileSync(path.join(folder, text), 'utf8')} : {}),
  };
}
