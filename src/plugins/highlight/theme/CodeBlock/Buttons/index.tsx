// Replaces the theme's buttons: these are in the HTML of the server, and one listener of
// src/plugins/highlight handles them for all blocks of a page.
import type {ReactNode} from 'react';
import {CodeButtons} from '../../CodeHead';

export default function CodeBlockButtons(): ReactNode {
  return <CodeButtons />;
}
