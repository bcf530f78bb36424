import {describe, expect, it} from 'vitest';
import {groupByPage, inPageOrder} from './group';
import {sampleIndex} from '../../../../../testing/fixtures/search/samplePages';
import {searchPlain} from './search';

const {hits} = searchPlain([sampleIndex()], 'kafka consumer');

describe('groupByPage', () => {
  it('keeps the order of the pages and of the hits of each', () => {
    const [first, ...others] = hits;
    const route = '/docs/0.12/other';
    const other = {...first!, document: {...first!.document, sectionRoute: route}};
    const groups = groupByPage([first!, other, ...others]);
    const routes = groups.map((group) => group.route);
    expect(routes.slice(0, 2)).toEqual(['/docs/0.12/connectors/kafka', route]);
    expect(new Set(routes).size).toBe(routes.length);
    expect(inPageOrder([first!, other, ...others]).slice(0, 2)).toEqual([first, others[0]]);
  });

  it('joins the hits of one page under its title', () => {
    const [first] = groupByPage(hits);
    expect(first?.route).toBe('/docs/0.12/connectors/kafka');
    expect(first?.hits.length).toBeGreaterThan(1);
    expect(first?.crumbs).toEqual(['Reference', 'Connectors', 'Kafka']);
  });

  it('does not repeat the title of a page that is itself the only hit', () => {
    const page = hits.filter(
      ({document}) => document.sectionRoute === '/docs/0.12/connectors/kafka',
    );
    expect(groupByPage(page)[0]?.crumbs).toEqual(['Reference', 'Connectors']);
  });

  it('keeps the same page of two versions apart', () => {
    const twice = [hits[0]!, {...hits[0]!, tag: 'docs-default-0.11'}];
    expect(groupByPage(twice)).toHaveLength(2);
  });
});
