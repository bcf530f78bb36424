/** The contract of routes: the addresses that the site promises to answer, by version. */
import {exists, read} from './paths';

const ROUTES = 'tests/content/routes.json';

interface Contract {
  readonly routes: Readonly<Record<string, readonly string[]>>;
}

/** The addresses of a version that the site promises to answer, written or not. */
export function promisedRoutes(siteDir: string, label: string): readonly string[] {
  if (!exists(siteDir, ROUTES)) return [];
  return readContract(siteDir).routes[`docs-${label}`] ?? [];
}

/** The contract with a version that has the same addresses as another one: the file to write. */
export function addToContract(siteDir: string, from: string, to: string): [string, string][] {
  if (!exists(siteDir, ROUTES)) return [];
  const contract = readContract(siteDir);
  const added = promisedRoutes(siteDir, from).map((route) =>
    route.replace(`/docs/${from}`, `/docs/${to}`),
  );
  const routes = {...contract.routes, [`docs-${to}`]: added};
  return [[ROUTES, `${JSON.stringify({...contract, routes}, null, 2)}\n`]];
}

function readContract(siteDir: string): Contract {
  return JSON.parse(read(siteDir, ROUTES)) as Contract;
}
