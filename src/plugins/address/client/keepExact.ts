import type {History, LocationDescriptorObject} from 'history';
import {decodableHash} from '../core/decodablePath';
import {exactPathOfSite} from './normalizeAddress';

/** Makes a history change to exact addresses only: the router would show a page under any spelling. */
export function keepExact(history: History): void {
  for (const method of ['push', 'replace'] as const) {
    const change = history[method] as (to: unknown, state?: unknown) => void;
    history[method] = (to: string | LocationDescriptorObject, state?: unknown) => {
      change(typeof to === 'string' ? exactAddress(to) : exactLocation(to), state);
    };
  }
}

function exactAddress(address: string): string {
  const [, pathname, search, hash] = /^([^?#]*)([^#]*)(.*)$/s.exec(address)!;
  return exact(pathname!) + search! + decodableHash(hash!);
}

function exactLocation({pathname, hash, ...rest}: LocationDescriptorObject): object {
  return {
    ...rest,
    ...(pathname !== undefined && {pathname: exact(pathname)}),
    ...(hash !== undefined && {hash: decodableHash(hash)}),
  };
}

/** An address without a path is on the same page. */
function exact(pathname: string): string {
  return pathname === '' ? '' : exactPathOfSite(pathname);
}
