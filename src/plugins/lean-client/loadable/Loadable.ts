import {Component, createElement, type ComponentType, type ReactNode} from 'react';

/*
 * In place of `react-loadable` in the client: what Docusaurus' component creator uses of it. The
 * server needs the rest, to list a page's modules.
 */

/** What the screen of a component that is not there gets. */
type LoadingProps = {
  readonly isLoading: boolean;
  readonly pastDelay: boolean;
  readonly timedOut: boolean;
  readonly error: unknown;
  readonly retry: () => void;
};

type Loaded = Readonly<Record<string, unknown>>;

type Options<Loader, Result> = {
  readonly loader: Loader;
  readonly loading: ComponentType<LoadingProps>;
  readonly render: (loaded: Result, props: object) => ReactNode;
};

/** One attempt to load; `loaded` and `error` are undefined until it ends. */
type Attempt<Result> = {
  readonly promise: Promise<Result>;
  loaded?: Result;
  error?: unknown;
};

/** Time after which the screen may show that something is under way, in milliseconds. */
const DELAY = 200;

/** Makes a component that loads itself when it is shown, or before, by its `preload`. */
export default function Loadable<Result>(options: Options<() => Promise<Result>, Result>) {
  return createComponent(options.loader, options);
}

/** The same for several parts, which are loaded side by side under their names. */
Loadable.Map = function LoadableMap(
  options: Options<Readonly<Record<string, () => Promise<unknown>>>, Loaded>,
) {
  const loadAll = async (): Promise<Loaded> => {
    const parts = Object.entries(options.loader).map(async ([name, load]) => [name, await load()]);
    return Object.fromEntries(await Promise.all(parts)) as Loaded;
  };
  return createComponent(loadAll, options);
};

function createComponent<Result>(
  load: () => Promise<Result>,
  {loading, render}: Pick<Options<never, Result>, 'loading' | 'render'>,
) {
  let current: Attempt<Result> | undefined;
  const start = (): Attempt<Result> => (current ??= attempt(load));

  return class LoadableComponent extends Component<object, {pastDelay: boolean}> {
    static preload = (): Promise<Result> => start().promise;

    override state = {pastDelay: false};
    private timer: ReturnType<typeof setTimeout> | undefined;
    private isMounted = false;

    override componentDidMount(): void {
      this.isMounted = true;
      this.wait();
    }

    override componentWillUnmount(): void {
      this.isMounted = false;
      clearTimeout(this.timer);
    }

    override render(): ReactNode {
      const {loaded, error} = start();
      if (loaded !== undefined) return render(loaded, this.props);
      return createElement(loading, {
        isLoading: error === undefined,
        pastDelay: this.state.pastDelay,
        timedOut: false,
        error: error ?? null,
        retry: this.retry,
      });
    }

    private readonly retry = (): void => {
      current = attempt(load);
      this.setState({pastDelay: false});
      this.wait();
    };

    private wait(): void {
      const {promise, loaded, error} = start();
      if (loaded !== undefined || error !== undefined) return;
      this.timer = setTimeout(() => this.setState({pastDelay: true}), DELAY);
      const update = (): void => {
        clearTimeout(this.timer);
        if (this.isMounted) this.forceUpdate();
      };
      promise.then(update, update);
    }
  };
}

function attempt<Result>(load: () => Promise<Result>): Attempt<Result> {
  const promise = load();
  const state: Attempt<Result> = {promise};
  promise.then(
    (loaded) => (state.loaded = loaded),
    (error: unknown) => (state.error = error ?? new Error('unknown')),
  );
  return state;
}
