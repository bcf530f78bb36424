/** Made by the build: the messages of each version, by its name. */
declare module '@message-catalogues' {
  import type {Message} from '@site/src/records/model/messages';

  const catalogues: Readonly<
    Partial<Record<string, () => Promise<{readonly default: readonly Message[]}>>>
  >;
  export default catalogues;
}
