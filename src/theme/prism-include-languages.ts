// Wraps the theme's list of languages: adds the site's own grammars.
import originalIncludeLanguages from '@theme-original/prism-include-languages';
import {register as registerEbnf} from '@site/src/prism/ebnf';
import {register as registerShell} from '@site/src/prism/shell';
import {register as registerTremor} from '@site/src/prism/tremor';
import type {Prism as PrismInstance} from 'prism-react-renderer';

export default function prismIncludeLanguages(prism: typeof PrismInstance): void {
  originalIncludeLanguages(prism);
  registerTremor(prism);
  registerEbnf(prism);
  registerShell(prism);
}
