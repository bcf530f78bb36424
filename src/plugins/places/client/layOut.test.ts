import {afterEach, beforeEach, expect, it, vi} from 'vitest';

/** What a block costs, in milliseconds. */
const COST = 6;

let now = 0;
let laidOut = 0;
let idle: ((deadline: Pick<IdleDeadline, 'timeRemaining'>) => void)[] = [];

const block = () => ({
  style: {contentVisibility: ''},
  get offsetHeight() {
    now += COST;
    laidOut++;
    return 1;
  },
});

/** Lets the browser be idle once, for 50 milliseconds. */
function rest(): void {
  const end = now + 50;
  idle.shift()?.({timeRemaining: () => end - now});
}

beforeEach(() => {
  now = laidOut = 0;
  idle = [];
  vi.resetModules();
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.stubGlobal('requestIdleCallback', (run: (typeof idle)[number]) => idle.push(run));
  vi.stubGlobal('document', {querySelectorAll: () => Array.from({length: 5}, block)});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const visit = async (pathname: string, before?: string) => {
  const {onRouteDidUpdate} = await import('./layOut');
  const location = {pathname} as never;
  onRouteDidUpdate?.({location, previousLocation: before ? ({pathname: before} as never) : null});
};

it('lays out for 16 ms at a time, until all blocks have their height', async () => {
  await visit('/a');
  rest();
  expect(laidOut).toBe(3);
  rest();
  expect(laidOut).toBe(5);
  rest();
  expect([laidOut, idle]).toEqual([5, []]);
});

it('leaves the blocks of a page that the reader has left', async () => {
  await visit('/a');
  await visit('/b', '/a');
  rest();
  expect(laidOut).toBe(0);
  rest();
  expect(laidOut).toBe(3);
});

it('does nothing where only the hash has changed', async () => {
  await visit('/a', '/a');
  expect(idle).toEqual([]);
});
