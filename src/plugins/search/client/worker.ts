import {expose} from 'comlink';
import {openSiteEngine} from './siteEngine';

expose(openSiteEngine());
