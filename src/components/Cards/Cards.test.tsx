import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test, vi} from 'vitest';
import Cards from '.';

// An icon needs Docusaurus for the site's base path.
vi.mock('../Icon', () => ({default: () => null}));

test('cards are a list, so that screen readers announce their number', () => {
  const html = renderToStaticMarkup(
    <Cards>
      <ul>
        <li>Orders</li>
      </ul>
    </Cards>,
  );
  expect(html).toMatch(/^<div class="[^"]+"><ul><li>Orders<\/li><\/ul><\/div>$/);
});

test('rows are the same list', () => {
  const html = renderToStaticMarkup(
    <Cards rows>
      <ul>
        <li>Orders</li>
      </ul>
    </Cards>,
  );
  expect(html).toMatch(/^<div class="[^"]+ [^"]+"><ul><li>Orders<\/li><\/ul><\/div>$/);
});
