// Replaces the theme's buttons: these are in the HTML of the server, and src/plugins/highlight
// answers them for all blocks of a page.
import type {ReactNode} from 'react';
import {CodeButtons} from '@site/src/components/CodeHead';

export default function CodeBlockButtons(): ReactNode {
  return <CodeButtons />;
}
