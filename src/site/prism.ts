import type {PrismTheme} from 'prism-react-renderer';
import type {UserThemeConfig} from '@docusaurus/theme-common';

type Prism = NonNullable<UserThemeConfig['prism']>;

// Colors come from classes (src/css/code.css), so one theme serves light and dark.
const theme: PrismTheme = {plain: {}, styles: []};

/** Highlighting: languages in addition to the renderer's own. */
export const prism: Prism = {
  theme,
  darkTheme: theme,
  additionalLanguages: ['bash', 'diff', 'json', 'toml', 'docker', 'shell-session'],
};
