/** Mounts CodeMirror's styles on a page whose policy forbids inline styles. */
import {StyleModule} from 'style-mod';

const {mount} = StyleModule;

/**
 * The document in the form of a shadow root: for one, the package makes a style sheet, which the policy
 * allows. For a document it writes the text of a style element.
 */
const shadow = {
  get ownerDocument() {
    return document;
  },
  get adoptedStyleSheets() {
    return document.adoptedStyleSheets;
  },
  set adoptedStyleSheets(sheets) {
    document.adoptedStyleSheets = sheets;
  },
};

StyleModule.mount = (_root, modules) => mount(shadow as unknown as ShadowRoot, modules);
