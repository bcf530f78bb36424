import type {BuiltBar} from '../model';
import {equivalentBanner} from './equivalentBanner';
import {headingOrder} from './headingOrder';
import {inboundLinks} from './inboundLinks';

/** The bars that look at the finished site. */
export const builtBars: readonly BuiltBar[] = [inboundLinks, headingOrder, equivalentBanner];
