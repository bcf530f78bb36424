import type {BuiltRule} from '../model';
import {equivalentBanner} from './equivalentBanner';
import {headingOrder} from './headingOrder';
import {inboundLinks} from './inboundLinks';

/** The rules that look at the finished site. */
export const builtRules: readonly BuiltRule[] = [inboundLinks, headingOrder, equivalentBanner];
