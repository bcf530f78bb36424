/* Everything of the search that is loaded when the reader turns to it. */
export {default as Dialog} from './Dialog';
export {default as Dropdown} from './Dropdown';
