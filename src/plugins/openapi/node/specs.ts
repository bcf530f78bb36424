import fs from 'node:fs';
import path from 'node:path';
import {UNRELEASED} from '../../../site/versions/model';

/** The fields of a docs version that this plugin needs. */
type SpecVersion = {readonly name: string; readonly label: string};

/** One OpenAPI description and where the site shows it. */
export type ApiSpec = {
  /** Docusaurus' name of the version. */
  readonly versionName: string;
  /** The name that readers see. */
  readonly label: string;
  /** Absolute path of the YAML file. */
  readonly file: string;
  /** Address of the YAML file on the site, for download. */
  readonly url: string;
  /** Route of the page that renders it. */
  readonly route: string;
};

/**
 * Finds the API descriptions: `static/api/<label>/openapi.yaml` for the unreleased docs and
 * `static/api/v<version>/openapi.yaml` for a released version. A version without one has no page.
 *
 * @param siteDir the project's root
 * @throws Error if a folder names no version, or has no openapi.yaml
 */
export function findApiSpecs(siteDir: string, versions: readonly SpecVersion[]): ApiSpec[] {
  const root = path.join(siteDir, 'static', 'api');
  if (!fs.existsSync(root)) return [];
  const byFolder = new Map(versions.map((version) => [specFolder(version), version]));
  return fs
    .readdirSync(root)
    .sort()
    .map((folder) => {
      const version = byFolder.get(folder);
      if (!version) {
        throw new Error(
          `static/api/${folder} belongs to no docs version. Expected one of ` +
            `${[...byFolder.keys()].join(', ')}; rename or remove the folder.`,
        );
      }
      const file = path.join(root, folder, 'openapi.yaml');
      if (!fs.existsSync(file)) {
        throw new Error(
          `static/api/${folder} has no openapi.yaml. Add the description, or remove the folder.`,
        );
      }
      return {
        versionName: version.name,
        label: version.label,
        file,
        url: `/api/${folder}/openapi.yaml`,
        route: `/docs/${version.label}/api`,
      };
    });
}

/** The folder below static/api that holds the description of a version. */
function specFolder(version: SpecVersion): string {
  return version.name === UNRELEASED ? version.label : `v${version.name}`;
}
