import {expect, it} from 'vitest';
import {withoutIds} from './peers';

it('drops the ids of headings and nothing else', () => {
  expect(withoutIds('# A\n\n## B {#b}\n\n`## C {#c}` {x}\n')).toBe(
    '# A\n\n## B\n\n`## C {#c}` {x}\n',
  );
});
