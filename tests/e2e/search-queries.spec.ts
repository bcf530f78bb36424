import {expect, test} from '../site';

test.describe('query syntax', () => {
  test('operators work from the box', async ({docsSearch: search}) => {
    await search.search('title:elasticsearch');
    await search.expectFirst('Elasticsearch');
    await expect(search.hits.filter({hasNotText: 'Elasticsearch'})).toHaveCount(0);
    await search.input.fill('+kafka -elasticsearch');
    await search.expectFirst('Kafka');
    await expect(search.list.getByText('Elasticsearch')).toHaveCount(0);
    await search.input.fill('-kafka');
    await expect(search.hits.first()).toBeVisible();
    await expect(search.list.getByText(/kafka/i)).toHaveCount(0);
    await search.input.fill('+kaf +produ');
    await expect(search.hits.first()).toHaveAttribute('href', /\/connectors\/kafka(#|$)/);
    await search.input.fill('+kaf +produ +xyzzyx');
    await expect(search.empty).toBeVisible();
  });

  const mistakes: [string, RegExp][] = [
    ['Foo:kafka', /unrecognised field 'Foo', possible fields: 'title', 'content'/],
    ['f:kafka', /unrecognised field 'f', possible fields: 'title', 'content'/],
    ['kafka foo:', /unrecognised field 'foo', possible fields: 'title', 'content'/],
    [
      'foo:kafka',
      /unrecognised field 'foo', possible fields: 'title', 'content', 'sidebarParentCategories'$/,
    ],
    ['kafka:', /unrecognised field 'kafka'/],
    ['+-kafka', /expecting term or field, found 'PRESENCE'/],
    ['kafka -', /expecting term or field, found nothing/],
    ['kafka~x', /edit distance must be numeric/],
    ['kafka^x', /boost must be numeric/],
    ['kafka +', /expecting term or field, found nothing/],
  ];
  for (const [query, message] of mistakes) {
    test(`${query} is reported as a mistake, and its words are searched for`, async ({
      docsSearch: search,
      page,
    }) => {
      await search.open();
      await search.input.fill(query);
      await expect(page.getByText(message)).toBeVisible();
      await search.expectFirst('Kafka');
    });
  }

  test('plain input is never reported as a mistake', async ({docsSearch: search, page}) => {
    await search.open();
    for (const query of ['std::array::len', 'a:b', 'c++', '$kafka.key', '-v', 'a |> b']) {
      await search.input.fill(query);
      await expect(search.input).toHaveValue(query);
      await expect(page.getByText('Query syntax')).toHaveCount(0);
    }
    await search.input.fill('std::array::len');
    await search.expectFirst('len(array)');
  });

  test('markup in a query or an index creates no elements', async ({docsSearch: search, page}) => {
    await search.open();
    await search.input.fill('<img src=x onerror=alert(1)> kafka');
    await expect(search.hits.first()).toBeVisible();
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
  });
});
