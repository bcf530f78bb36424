import {expect, it} from 'vitest';
import {howToDoWithout, isLeftOut} from './parts';

it('leaves out nothing, all parts, or those that are named', () => {
  const leftOut = (plain: string) => [isLeftOut('routes', plain), isLeftOut('entry', plain)];
  expect(leftOut('')).toEqual([false, false]);
  expect(leftOut('1')).toEqual([true, true]);
  expect(leftOut('styles,entry')).toEqual([false, true]);
});

it('rejects a name that is not a part', () => {
  expect(() => isLeftOut('routes', 'route')).toThrow(
    /PLAIN=route names route\. The parts are .*routes.*PLAIN=1/,
  );
});

it('says how to build without a part, and what readers lose', () => {
  expect(howToDoWithout('routes', 'routes/table.ts')).toMatch(
    /adapt src\/performance\/routes\/table\.ts.*PLAIN=routes.*35 KB more.*src\/performance\/index\.ts/,
  );
});
