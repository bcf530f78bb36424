/** Loads the notice for readers with a copy. All others load nothing but these lines. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

if (ExecutionEnvironment.canUseDOM) {
  try {
    if (localStorage.getItem('offline-copy')) {
      window.addEventListener('load', () => void import('./notice').then(({watch}) => watch()));
    }
  } catch {
    // Without access to the storage, no copy can exist.
  }
}
