import path from 'node:path';
import {listRecordVersions, loadRecords} from '../../../src/records/model/node/load';
import {searchOfVersion} from '../../../testing/siteSearch';
import {readPages} from '../../pages/node/read';
import {versions} from '../../pages/version';
import {equivalentBanner} from '../built/equivalentBanner';
import {findable, searchAll, type Search} from '../built/findable';
import {headingOrder} from '../built/headingOrder';
import {inboundLinks} from '../built/inboundLinks';
import {applyRule, type BuiltRule, type Finding} from '../model';
import {listTargets} from '../targets';
import {readBuiltPages} from './readBuilt';

/** The rules that look at the finished site. */
export const builtRules: readonly BuiltRule[] = [inboundLinks, headingOrder, equivalentBanner];

/** Checks the pages of the finished site in `build/`. */
export function checkBuilt(siteDir: string): Finding[] {
  const pages = readBuiltPages(path.join(siteDir, 'build'), versions);
  return builtRules.flatMap((rule) => applyRule(rule, pages));
}

/** Searches the finished site for every name that readers look up. */
export async function checkSearch(siteDir: string): Promise<Finding[]> {
  const build = path.join(siteDir, 'build');
  const routes = new Set(readBuiltPages(build, versions).map(({route}) => route));
  const pages = readPages(siteDir);
  const labels = listRecordVersions(siteDir);
  const searches = new Map(labels.map((label) => [label, searchOfVersion(build, label)]));
  const targets = labels.flatMap((label) => {
    const records = loadRecords(siteDir, label);
    const hasPage = (page: string) => routes.has(`/docs/${label}/${page}`);
    return records ? listTargets(label, records, pages, hasPage) : [];
  });
  const search: Search = async (label, query) => (await searches.get(label)?.(query)) ?? [];
  return applyRule(findable, await searchAll(targets, search));
}
