import catalogues from '@message-catalogues';
import {wrap} from 'comlink';
import type {Explainer} from '../core/explain';

/** The same functions, in a worker or in the page. */
type RemoteExplainer = {
  [K in keyof Explainer]: (
    ...args: Parameters<Explainer[K]>
  ) => ReturnType<Explainer[K]> | Promise<ReturnType<Explainer[K]>>;
};

/**
 * Opens an explainer with the messages of a version, in a worker or, if none can start, in the page.
 *
 * @param version Docusaurus' name of the version
 * @throws Error if the messages do not load
 */
export async function openExplainer(version: string): Promise<RemoteExplainer> {
  const {default: messages} = (await catalogues[version]?.()) ?? {default: []};
  const explainer = await startWorker().catch(async () => {
    const {createExplainer} = await import('../core/explain');
    return createExplainer();
  });
  await explainer.load(messages);
  return explainer;
}

async function startWorker(): Promise<RemoteExplainer> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  const explainer = wrap<Explainer>(worker);
  await new Promise<void>((resolve, reject) => {
    worker.addEventListener('error', ({message}) => reject(new Error(message)));
    explainer.load([]).then(() => resolve(), reject);
  });
  return explainer;
}
