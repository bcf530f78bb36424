import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {createRoot, type Root} from 'react-dom/client';

declare global {
  interface Window {
    /** Where Docusaurus renders; it hydrates what the host sent unless this is set. */
    docusaurusRoot?: Root;
  }
}

// The host sends one not-found page for all unknown paths, and below a docs version its navbar is not
// the one of that version. React would complain about each difference: it renders the page anew.
if (ExecutionEnvironment.canUseDOM && isNotFoundDocument()) {
  const container = document.getElementById('__docusaurus');
  if (container) window.docusaurusRoot = createRoot(container);
}

function isNotFoundDocument(): boolean {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return canonical !== null && new URL(canonical.href).pathname.endsWith('/404.html');
}
