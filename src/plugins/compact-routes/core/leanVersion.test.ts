import {expect, it} from 'vitest';
import {leanVersion} from './leanVersion';

it('leaves out the docs and keeps the rest', () => {
  const version = {label: '0.12', docs: {a: {id: 'a', title: 'A', description: 'About A'}}};
  expect(leanVersion({version})).toEqual({version: {label: '0.12', docs: {}}});
});

it.each([{}, {version: {}}, {items: []}])('has nothing to do for %j', (props) => {
  expect(leanVersion(props)).toBeUndefined();
});
