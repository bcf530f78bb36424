import type {Prism} from 'prism-react-renderer';

/** The part of Prism that a grammar needs in order to be registered. */
export type PrismLanguages = Pick<typeof Prism, 'languages'>;
