import type {Railroad} from '@railroad';

let draw: Railroad['drawNow'] | undefined;

const railroad: Railroad = {
  drawNow: (source) => draw?.(source),
  async load() {
    ({drawSource: draw} = await import('../core/diagram'));
  },
};

export default railroad;
