import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {FONTS_ATTRIBUTE} from '../core/storage';

let areHere = false;

if (ExecutionEnvironment.canUseDOM && !document.documentElement.hasAttribute(FONTS_ATTRIBUTE))
  window.addEventListener('load', () => {
    void import('./fetchFonts').then(async ({fetchFonts}) => (areHere = await fetchFonts()));
  });

/** Text that changes its face moves; on the way to another page, nobody is reading it. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (areHere && previousLocation?.pathname !== location.pathname)
    document.documentElement.setAttribute(FONTS_ATTRIBUTE, '');
};
