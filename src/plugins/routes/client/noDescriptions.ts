import type {DescriptionLoaders} from '../core/versionData';

/** On the server and in `npm start`, the data of a version has the descriptions of its docs. */
const loaders: DescriptionLoaders = {};
export default loaders;
