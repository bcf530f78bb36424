// @vitest-environment jsdom
import {act, createElement as h, type ReactNode} from 'react';
import {createRoot, type Root} from 'react-dom/client';
import library from 'react-loadable';
import {afterEach, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import own from './Loadable';

beforeAll(() => {
  Object.assign(globalThis, {IS_REACT_ACT_ENVIRONMENT: true});
});
let root: Root;
let main: HTMLElement;
beforeEach(() => {
  vi.useFakeTimers();
  main = document.createElement('main');
  root = createRoot(main);
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
});

/** A promise that the test ends. */
function deferred<Value>() {
  let resolve!: (value: Value) => void;
  let reject!: (error: Error) => void;
  const promise = new Promise<Value>((onResolve, onReject) => {
    [resolve, reject] = [onResolve, onReject];
  });
  return {promise, resolve, reject};
}

type Screen = {pastDelay: boolean; error?: Error | null; retry: () => void};
let retry: () => void;
function Loading(screen: Screen): ReactNode {
  ({retry} = screen);
  return screen.error ? `failed: ${screen.error.message}` : screen.pastDelay ? 'slow' : 'waiting';
}

const show = (node: ReactNode) => act(() => root.render(node));
const wait = (milliseconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  });

// The library's types are those of another package; what both are called with is the same.
describe.each([
  ['the library', library as unknown as typeof own],
  ['our own', own],
])('%s', (_, Loadable) => {
  function create() {
    const parts = {content: deferred<string>(), props: deferred<string>()};
    const load = vi.fn(() => parts.content.promise);
    const Page = Loadable.Map({
      loading: Loading as never,
      loader: {content: load, props: () => parts.props.promise},
      render: ({content, props}, given) => `${content}, ${props}, ${JSON.stringify(given)}`,
    });
    return {Page, parts, load};
  }

  it('shows that it waits, that it is slow, and then its parts', async () => {
    const {Page, parts, load} = create();
    show(h(Page, {id: 1} as object));
    expect(main.textContent).toBe('waiting');
    parts.content.resolve('text');
    await wait(199);
    expect(main.textContent).toBe('waiting');
    await wait(1);
    expect(main.textContent).toBe('slow');
    parts.props.resolve('title');
    await wait(0);
    expect(main.textContent).toBe('text, title, {"id":1}');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('shows what was loaded before at once', async () => {
    const {Page, parts, load} = create();
    const preloaded = Page.preload();
    parts.content.resolve('text');
    parts.props.resolve('title');
    await preloaded;
    show(h(Page));
    expect(main.textContent).toBe('text, title, {}');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('shows an error, and tries again when asked to', async () => {
    const {Page, parts, load} = create();
    show(h(Page));
    parts.content.reject(new Error('offline'));
    await wait(0);
    expect(main.textContent).toBe('failed: offline');
    await expect(Page.preload()).rejects.toThrow('offline');
    load.mockResolvedValue('text');
    parts.props.resolve('title');
    act(() => retry());
    await wait(0);
    expect(main.textContent).toBe('text, title, {}');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('may be left while it loads', async () => {
    const {Page, parts} = create();
    show(h(Page));
    show('another page');
    parts.content.resolve('text');
    parts.props.resolve('title');
    await wait(300);
    expect(main.textContent).toBe('another page');
  });

  it('loads a single component', async () => {
    const Page = Loadable({
      loading: Loading as never,
      loader: () => Promise.resolve({default: 'Not found'}),
      render: ({default: text}) => text,
    });
    show(h(Page));
    await wait(0);
    expect(main.textContent).toBe('Not found');
  });
});
