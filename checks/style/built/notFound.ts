import type {Target} from '../targets';

/** Targets that a search cannot put first, by the end of their address, each with the reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  '/reference/postprocessors/separate#separate-separator':
    'The preprocessor has the same name and the same option, and its row comes first.',
};

/** The reason why a target need not be found; undefined for all others. */
export function whyNotFound({answers: [first = '']}: Target): string | undefined {
  return Object.entries(EXCEPTIONS).find(([address]) => first.endsWith(address))?.[1];
}
