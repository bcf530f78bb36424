import fs from 'node:fs';
import path from 'node:path';
import type {Shipped} from '../core/format';

/** The part of a bundler's module that tells where its code lies. */
interface BundledModule {
  nameForCondition(): string | null | undefined;
}

/** The part of webpack that this plugin uses. */
interface Bundler {
  readonly hooks: {
    readonly compilation: {
      tap(
        name: string,
        run: (compilation: {
          readonly hooks: {
            readonly finishModules: {
              tap(name: string, run: (modules: Iterable<BundledModule>) => void): void;
            };
          };
        }) => void,
      ): void;
    };
  };
}

/** Up to the folder of the innermost package: `…/node_modules/@scope/name`; a cache is none. */
const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/.@][^\\/]*/;

/**
 * A plugin of the bundler that collects the folders of packages whose modules are bundled: scripts,
 * styles, and those of workers.
 *
 * @param folders what it adds to
 */
export function collectPackages(folders: Set<string>): {apply(bundler: Bundler): void} {
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
 * Reads what a package says of its license.
 *
 * @param folder of the package
 * @throws Error when it names none
 */
export function readPackage(folder: string): Shipped {
  const file = path.join(folder, 'package.json');
  const {
    name,
    version,
    license: said,
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
    (typeof said === 'object' ? said.type : said) ??
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
