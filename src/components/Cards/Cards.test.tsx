import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import Cards from '.';

test('cards are a list, so that readers hear how many there are', () => {
  const html = renderToStaticMarkup(
    <Cards>
      <ul>
        <li>Orders</li>
      </ul>
    </Cards>,
  );
  expect(html).toMatch(/^<div class="[^"]+"><ul><li>Orders<\/li><\/ul><\/div>$/);
});
