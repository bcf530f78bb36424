/** `npm run coverage`: what is still to be written, by area. It needs no built site. */
import path from 'node:path';
import {readContract, readSiteRoutes} from '../checks/completeness/node/siteRoutes';
import {findToWrite, formatToWrite} from '../checks/completeness/toWrite';

const root = path.resolve(__dirname, '..');
const contract = readContract(root);
console.log(formatToWrite(contract, findToWrite(contract, readSiteRoutes(root))));
