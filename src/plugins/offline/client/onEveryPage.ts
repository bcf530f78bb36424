/** Loads the notice for readers with a copy. All others load nothing but these lines. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// Only readers with a copy have a worker.
if (
  ExecutionEnvironment.canUseDOM &&
  'serviceWorker' in navigator &&
  navigator.serviceWorker.controller
) {
  const loaded = new Promise((resolve) => window.addEventListener('load', resolve));
  const notice = loaded.then(() => import('./notice'));
  // Listens from the start, because a message without a listener is lost.
  navigator.serviceWorker.onmessage = ({data}) =>
    void notice.then(({replacePage}) => replacePage(String(data)));
  void notice.then(({watch}) => watch());
}
