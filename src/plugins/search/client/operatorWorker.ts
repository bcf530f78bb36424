import {OperatorIndexes, type OperatorReply, type OperatorRequest} from './operatorIndexes';
import {serve} from './channel';

/* lunr runs in a separate worker, which can be terminated in the middle of an expensive query. */
const indexes = new OperatorIndexes();
serve((request: OperatorRequest): OperatorReply => indexes.answer(request));
