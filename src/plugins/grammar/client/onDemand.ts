import type {Railroad} from '../core/railroad';

let draw: Railroad['drawNow'] | undefined;

const railroad: Railroad = {
  drawNow: (source) => draw?.(source),
  async load() {
    ({draw} = await import('./draw'));
  },
};

export default railroad;
