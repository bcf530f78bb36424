import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {createRoot, type Root} from 'react-dom/client';

declare global {
  interface Window {
    /** Docusaurus renders into this root if it is set; otherwise it hydrates the page from the host. */
    docusaurusRoot?: Root;
  }
}

// The host sends one not-found page for all unknown paths, and its navbar differs from the navbar of a
// docs version. React would report each difference, so it renders the page from scratch.
if (ExecutionEnvironment.canUseDOM && isNotFoundDocument()) {
  const container = document.getElementById('__docusaurus');
  if (container) window.docusaurusRoot = createRoot(container);
}

function isNotFoundDocument(): boolean {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return canonical !== null && new URL(canonical.href).pathname.endsWith('/404.html');
}
