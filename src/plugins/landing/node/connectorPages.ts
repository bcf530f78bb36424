import {loadRecords} from '../../../../data/model/node/load';
import type {ConnectorPage} from '../model';

/**
 * The pages on connectors of a version, from its records, by name; helpers of tests are left out.
 *
 * @param label of the version
 * @throws Error naming file and field of a record that breaks its schema
 */
export function connectorPages(siteDir: string, label: string): ConnectorPage[] {
  const pages = new Map<string, ConnectorPage>();
  for (const {page, source, sink, testHelper} of loadRecords(siteDir, label)?.connectors.values() ??
    []) {
    if (testHelper) continue;
    const others = pages.get(page);
    pages.set(page, {
      page,
      reads: (others?.reads ?? false) || source !== undefined,
      writes: (others?.writes ?? false) || sink !== undefined,
    });
  }
  return [...pages.values()].sort((a, b) => a.page.localeCompare(b.page));
}
