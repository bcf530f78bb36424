import {OperatorIndexes, type OperatorReply, type OperatorRequest} from './operatorIndexes';
import {serve} from './channel';

/* lunr runs in a worker of its own, which can be terminated in the middle of a costly query. */
const indexes = new OperatorIndexes();
serve((request: OperatorRequest): OperatorReply => indexes.answer(request));
