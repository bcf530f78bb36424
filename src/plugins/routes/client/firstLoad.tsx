// Docusaurus hydrates the first page once its code is there, and does nothing when that fails: the
// page stays as the server made it, readable and without an answer to a press of a button. Here the
// reader gets the screen of a failed load above it, whose Retry loads the page anew.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Loading from '@theme/Loading';
import {createRoot} from 'react-dom/client';
import {isFailedChunk} from '../core/failedChunk';

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
