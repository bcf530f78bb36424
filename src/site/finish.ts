import {cardsStep} from '../plugins/cards';
import type {Step} from '../plugins/finish';
import {headersStep} from '../plugins/headers';
import {markdownStep} from '../plugins/markdown';
import {offlineStep} from '../plugins/offline';
import {searchStep} from '../plugins/search';
import {baseUrlBannerStep} from './baseUrlBanner';
import type {Cards} from './cards';
import {changesStep} from './changes';
import {hostedSearchHosts, hostedSearchStyles} from './hostedSearch';
import {redirectsStep} from './redirects';
import {untilFoundStep} from './untilFound';
import type {DocsVersion} from './versions';

/** The steps after a build, in the order in which they need each other's files. */
export function finishingSteps(versions: readonly DocsVersion[], cards: Cards): readonly Step[] {
  return [
    redirectsStep(versions),
    searchStep,
    markdownStep,
    changesStep(versions),
    cardsStep(cards.list),
    baseUrlBannerStep,
    untilFoundStep,
    // Each page gets its policy, so all pages have to be written.
    headersStep(
      {
        searchHosts: hostedSearchHosts(process.env),
        searchStyles: hostedSearchStyles(process.env),
      },
      [...versions.map(({label}) => `docs/${label}`), 'community', 'rfc', 'blog'],
    ),
    // The lists contain hashes of finished pages and of search indexes.
    offlineStep(versions),
  ];
}
