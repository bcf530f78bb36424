/** Readers who keep a copy are told what they read; for all others this is all that there is. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

if (ExecutionEnvironment.canUseDOM) {
  try {
    if (localStorage.getItem('offline-copy')) {
      window.addEventListener('load', () => void import('./notice').then(({watch}) => watch()));
    }
  } catch {
    // Without a storage there is no copy.
  }
}
