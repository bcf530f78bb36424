import type {Railroad} from '../core/railroad';
import {draw} from './draw';

const railroad: Railroad = {drawNow: draw, load: () => Promise.resolve()};

export default railroad;
