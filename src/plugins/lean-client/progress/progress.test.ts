import {expect, it, vi} from 'vitest';
import {createProgress} from './progress';

function createBar() {
  return {configure: vi.fn(), start: vi.fn(), done: vi.fn()};
}

it('loads nothing until a page is slow', () => {
  const load = vi.fn(async () => createBar());
  const progress = createProgress(load);
  progress.configure({showSpinner: false});
  progress.done();
  expect(load).not.toHaveBeenCalled();
});

it('loads once, configures, starts and ends the bar', async () => {
  const bar = createBar();
  const load = vi.fn(async () => bar);
  const progress = createProgress(load);
  progress.configure({showSpinner: false});
  progress.start();
  await vi.waitFor(() => expect(bar.start).toHaveBeenCalledTimes(1));
  expect(bar.configure).toHaveBeenCalledExactlyOnceWith({showSpinner: false});
  progress.done();
  await vi.waitFor(() => expect(bar.done).toHaveBeenCalledTimes(1));
  progress.start();
  await vi.waitFor(() => expect(bar.start).toHaveBeenCalledTimes(2));
  expect(load).toHaveBeenCalledTimes(1);
});

it('is there at once when it was prepared', async () => {
  const bar = createBar();
  const load = vi.fn(async () => bar);
  const progress = createProgress(load);
  progress.configure({showSpinner: false});
  progress.prepare();
  await vi.waitFor(() => expect(bar.configure).toHaveBeenCalledTimes(1));
  progress.start();
  await vi.waitFor(() => expect(bar.start).toHaveBeenCalledTimes(1));
  expect(load).toHaveBeenCalledTimes(1);
});

it('shows no bar when the page arrived before the bar', async () => {
  const bar = createBar();
  const progress = createProgress(async () => bar);
  progress.start();
  progress.done();
  await Promise.resolve();
  await Promise.resolve();
  expect(bar.start).not.toHaveBeenCalled();
});

it('lives without a bar that cannot be loaded, and tries again', async () => {
  const bar = createBar();
  const load = vi.fn(async () => bar).mockRejectedValueOnce(new Error('404'));
  const progress = createProgress(load);
  progress.start();
  await new Promise((resolve) => setTimeout(resolve));
  progress.start();
  await vi.waitFor(() => expect(bar.start).toHaveBeenCalledTimes(1));
});
