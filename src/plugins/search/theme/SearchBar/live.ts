/* The part of the search that is loaded on focus, hover or shortcut. */
export {default as Dialog} from './Dialog';
export {default as Dropdown} from './Dropdown';
