import type {EditorView} from '@codemirror/view';
import {isUsed, placeForUse, shortName} from '../../core/catalogue';

/** Inserts a call of a library function at the cursor, and the `use` that it needs. */
export function insertCall(view: EditorView, module: string, name: string): void {
  const source = view.state.doc.toString();
  const {from, to} = view.state.selection.main;
  const use = isUsed(source, module) ? '' : `use ${module};\n`;
  const place = Math.min(placeForUse(source), from);
  const call = `${shortName(module)}::${name}(`;
  view.dispatch({
    changes: [
      {from: place, insert: use},
      {from, to, insert: `${call})`},
    ],
    selection: {anchor: from + use.length + call.length},
    scrollIntoView: true,
  });
  view.focus();
}
