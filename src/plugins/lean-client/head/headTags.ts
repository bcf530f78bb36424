/**
 * What stands in a page's head, by the rules of react-helmet-async 1.3: components that rendered
 * later win, title and attributes by name, other tags by what identifies them.
 */
import {Children, Fragment, isValidElement, type ReactElement, type ReactNode} from 'react';

/** Attributes of a tag by their HTML names, and its text. */
export interface Tag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
}

/** Names that React spells in its own way; the others are their HTML names without case. */
const HTML_NAMES: Readonly<Record<string, string>> = {
  className: 'class',
  httpEquiv: 'http-equiv',
};

/** What identifies a tag: the last of these that it has, with two exceptions for links. */
const IDENTIFYING: Readonly<Record<string, readonly string[]>> = {
  meta: ['name', 'charset', 'http-equiv', 'property', 'itemprop'],
  link: ['rel', 'href'],
  script: ['src'],
};

type Props = Readonly<Record<string, unknown>> & {readonly children?: ReactNode};

/**
 * The tags that the children of one component ask for, in their order.
 *
 * @throws Error if a child is a component: a head has plain elements only
 */
export function readTags(children: ReactNode): Tag[] {
  return Children.toArray(children)
    .filter((child): child is ReactElement<Props> => isValidElement(child))
    .flatMap(({type, props}) => {
      if (type === Fragment) return readTags(props.children);
      if (typeof type !== 'string') {
        throw new Error('<Head> takes elements such as <meta> and <title>, not components.');
      }
      const {children: text, ...attributes} = props;
      return [{name: type, attributes: readAttributes(attributes), text: joinText(text)}];
    });
}

/**
 * One head out of those of all components.
 *
 * @param heads the tags of each component, in the order in which they first rendered
 */
export function mergeHeads(heads: readonly (readonly Tag[])[]): Tag[] {
  const taken = new Set<string>();
  const kept = [...heads].reverse().map((tags) => {
    const ours = tags.map((tag) => [identify(tag), tag] as const);
    const free = ours.filter(([identity]) => identity && !taken.has(identity));
    for (const [identity] of free) taken.add(identity);
    return free.map(([, tag]) => tag);
  });
  return kept.reverse().flat();
}

/** The attributes that components ask for on `<html>` or `<body>`; later ones win. */
export function mergeAttributes(
  heads: readonly (readonly Tag[])[],
  name: string,
): Record<string, string> {
  const asked = heads.flat().filter((tag) => tag.name === name);
  return Object.assign({}, ...asked.map((tag) => tag.attributes)) as Record<string, string>;
}

function identify({name, attributes, text}: Tag): string {
  if (name === 'html' || name === 'body') return '';
  if (name === 'title') return name;
  let key = '';
  for (const attribute of Object.keys(attributes)) {
    if (!IDENTIFYING[name]?.includes(attribute)) continue;
    if (key === 'rel' && attributes[key]?.toLowerCase() === 'canonical') continue;
    if (attribute === 'rel' && attributes[attribute]?.toLowerCase() === 'stylesheet') continue;
    key = attribute;
  }
  const value = key ? attributes[key] : text;
  return value ? `${name} ${key} ${value.toLowerCase()}` : '';
}

function readAttributes(props: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(props).map(([name, value]) => [
      HTML_NAMES[name] ?? name.toLowerCase(),
      value === undefined ? '' : String(value),
    ]),
  );
}

function joinText(children: unknown): string {
  return (Array.isArray(children) ? children : [children]).flat().join('');
}
