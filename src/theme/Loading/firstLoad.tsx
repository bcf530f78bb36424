// Docusaurus hydrates the first page when its code has loaded, and does nothing if that fails: the page
// stays readable, but no button works. Here the reader gets the screen of a failed load above it, with a
// Retry button that loads the page again.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Loading from '@theme/Loading';
import {createRoot} from 'react-dom/client';
import {isFailedChunk} from './failedChunk';

if (ExecutionEnvironment.canUseDOM) window.addEventListener('unhandledrejection', showFailure);

function showFailure({reason}: PromiseRejectionEvent): void {
  if (!isFailedChunk(reason) || isHydrated()) return;
  window.removeEventListener('unhandledrejection', showFailure);
  const screen = document.createElement('div');
  document.body.prepend(screen);
  createRoot(screen).render(
    <Loading
      isLoading={false}
      pastDelay
      timedOut={false}
      error={reason}
      retry={() => {
        window.location.reload();
      }}
    />,
  );
}

function isHydrated(): boolean {
  return document.documentElement.dataset.hasHydrated === 'true';
}
