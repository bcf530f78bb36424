import type {ClientModule} from '@docusaurus/types';
import progress from 'nprogress';

/** A page that is not there at once shows the bar after 200 ms: it is loaded in that time. */
const clientModule: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    const isOtherPage = previousLocation && previousLocation.pathname !== location.pathname;
    // `npm start` has the library itself, which needs no preparation.
    if (isOtherPage) progress.prepare?.();
  },
};

export default clientModule;
