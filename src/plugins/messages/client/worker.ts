import {expose} from 'comlink';
import {createExplainer} from '../core/explain';

expose(createExplainer());
