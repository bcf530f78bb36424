import type {PrismLanguages} from './prismLanguages';

/** A number in a command is a whole word: `127.0.0.1:9092` and `3d` hold none. */
const NUMBER = /(^|\s)(?:[1-9]\d*|0)(?:[.,]\d+)?(?=$|[\s;|&)])/;

/** Corrects Prism's grammar of commands, and gives it the name that authors use for a terminal session. */
export function register({languages}: PrismLanguages): void {
  const {bash, 'shell-session': session} = languages;
  // Sessions and substitutions in strings use the same token.
  Object.assign((bash as {number: object}).number, {pattern: NUMBER});
  languages['console'] = session!;
}
