/** The contract of routes lists the addresses that the site promises to answer, by version. */
import {exists, read} from './paths';

const ROUTES = 'data/addresses.json';

interface Contract {
  readonly routes: Readonly<Record<string, readonly string[]>>;
}

/** The promised addresses of a version; some have no page yet. */
export function promisedRoutes(siteDir: string, label: string): readonly string[] {
  if (!exists(siteDir, ROUTES)) return [];
  return readContract(siteDir).routes[`docs-${label}`] ?? [];
}

/** The file of the contract with a new version that has the same addresses as another one. */
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
