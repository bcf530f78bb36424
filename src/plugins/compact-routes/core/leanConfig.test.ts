import {expect, it} from 'vitest';
import {leanConfig} from './leanConfig';

it('leaves out what only the build reads', () => {
  const config = {
    title: 'Tremor',
    themeConfig: {docs: {}},
    presets: [['classic', {}]],
    plugins: [],
    future: {experimental_router: 'browser', faster: {rspackBundler: true}},
  };
  expect(leanConfig(config)).toEqual({
    title: 'Tremor',
    themeConfig: {docs: {}},
    future: {experimental_router: 'browser'},
  });
});
