import type {AllContent, Plugin} from '@docusaurus/types';

/** A finished build, as Docusaurus hands it to `postBuild`, with the content that all plugins loaded. */
export type FinishedBuild = Parameters<NonNullable<Plugin['postBuild']>>[0] & {
  readonly allContent: AllContent;
};

/** Reads or writes files of a finished build. */
export type Step = (build: FinishedBuild) => Promise<void> | void;

/**
 * Runs steps on the finished build one after another, so that each finds the files that the ones before
 * it wrote. Docusaurus itself runs the `postBuild` of all plugins at the same time.
 */
export default function finishPlugin(steps: readonly Step[]): Plugin {
  let allContent: AllContent = {};
  return {
    name: 'finish',
    async allContentLoaded(loaded) {
      allContent = loaded.allContent;
    },
    async postBuild(build) {
      for (const step of steps) await step({...build, allContent});
    },
  };
}
