import type {PluginContentLoadedActions} from '@docusaurus/types';
import {expect, test} from 'vitest';
import finishPlugin, {type FinishedBuild, type Step} from '.';

const allContent = {docs: {default: ['a']}};

/** Runs steps as Docusaurus would. */
async function finish(steps: readonly Step[]): Promise<void> {
  const plugin = finishPlugin(steps);
  await plugin.allContentLoaded?.({allContent, actions: {} as PluginContentLoadedActions});
  await plugin.postBuild?.({outDir: '/built'} as FinishedBuild);
}

test('each step starts after the one before it has ended, and gets the build and its content', async () => {
  const log: unknown[] = [];
  await finish([
    async (build) => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      log.push(['first', build.outDir, build.allContent]);
    },
    () => void log.push('second'),
  ]);
  expect(log).toEqual([['first', '/built', allContent], 'second']);
});

test('a step that fails ends the build', async () => {
  const log: string[] = [];
  const failing = finish([
    () => Promise.reject(new Error('disk full')),
    () => void log.push('next'),
  ]);
  await expect(failing).rejects.toThrow('disk full');
  expect(log).toEqual([]);
});
