/** Lists of addresses that name versions: the contract of routes, and what is still to be written. */
import {parse, stringify} from 'yaml';
import {exists, read} from './paths';

const ROUTES = 'tests/content/routes.json';
const TODO = 'data/todo.yaml';

interface Routes {
  readonly routes: Readonly<Record<string, readonly string[]>>;
}

/** The addresses of a version that the site promises to answer, written or not. */
export function promisedRoutes(siteDir: string, label: string): readonly string[] {
  if (!exists(siteDir, ROUTES)) return [];
  const {routes} = JSON.parse(read(siteDir, ROUTES)) as Routes;
  return routes[`docs-${label}`] ?? [];
}

/** The lists with a version that has the same addresses as another one. */
export function addToLists(siteDir: string, from: string, to: string): [string, string][] {
  const move = (route: string): string => route.replace(`/docs/${from}`, `/docs/${to}`);
  return [
    ...editRoutes(siteDir, (routes) => ({
      ...routes,
      [`docs-${to}`]: (routes[`docs-${from}`] ?? []).map(move),
    })),
    ...editTodo(siteDir, (list) => [
      ...list,
      ...list.filter((route) => isOf(route, from)).map(move),
    ]),
  ];
}

/** The lists without what is still to be written for a version that is taken away. */
export function removeFromLists(siteDir: string, label: string): [string, string][] {
  return editTodo(siteDir, (list) => list.filter((route) => !isOf(route, label)));
}

function isOf(route: string, label: string): boolean {
  return route === `/docs/${label}` || route.startsWith(`/docs/${label}/`);
}

function editRoutes(
  siteDir: string,
  edit: (routes: Routes['routes']) => Routes['routes'],
): [string, string][] {
  if (!exists(siteDir, ROUTES)) return [];
  const content = JSON.parse(read(siteDir, ROUTES)) as Routes;
  const next = {...content, routes: edit(content.routes)};
  return [[ROUTES, `${JSON.stringify(next, null, 2)}\n`]];
}

function editTodo(
  siteDir: string,
  edit: (list: readonly string[]) => readonly string[],
): [string, string][] {
  if (!exists(siteDir, TODO)) return [];
  const text = read(siteDir, TODO);
  const list = edit((parse(text) ?? []) as readonly string[]);
  const head = /^(#.*\n)*/.exec(text)?.[0] ?? '';
  return [[TODO, head + stringify([...new Set(list)].sort(), {lineWidth: 0})]];
}
