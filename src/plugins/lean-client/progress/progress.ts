/** A bar that shows that a page is on its way. */
export interface Progress<Options> {
  readonly configure: (options: Options) => void;
  /** Loads the bar, since it can be wanted soon. */
  readonly prepare: () => void;
  readonly start: () => void;
  readonly done: () => void;
}

interface Bar<Options> {
  configure(options: Options): unknown;
  start(): unknown;
  done(): unknown;
}

/**
 * A bar that is loaded when it is first wanted. A page that arrived in the meantime shows none;
 * one whose bar cannot be loaded arrives without.
 */
export function createProgress<Options extends object>(
  load: () => Promise<Bar<Options>>,
): Progress<Options> {
  let options: Options | undefined;
  let loaded: Promise<Bar<Options> | undefined> | undefined;
  let isWanted = false;

  const get = () => {
    loaded ??= load().then(
      (bar) => {
        if (options) bar.configure(options);
        return bar;
      },
      () => {
        loaded = undefined;
        return undefined;
      },
    );
    return loaded;
  };
  return {
    configure(wanted) {
      options = wanted;
    },
    prepare: () => void get(),
    start() {
      isWanted = true;
      void get().then((bar) => isWanted && bar?.start());
    },
    done() {
      isWanted = false;
      void loaded?.then((bar) => isWanted || bar?.done());
    },
  };
}
