/** Completion and hover help of an editor, from the reference of the version. */
import {
  autocompletion,
  completionKeymap,
  startCompletion,
  type Completion,
  type CompletionResult,
} from '@codemirror/autocomplete';
import type {Extension} from '@codemirror/state';
import {type EditorView, hoverTooltip, keymap} from '@codemirror/view';
import {placeForUse} from '../../core/catalogue';
import {explanationAt, suggestionsAt, type Suggestion} from '../../core/suggest';
import {loadCatalogue} from '../catalogues';

/** Creates the help for sources of a version. */
export function helpFor(version: string): Extension {
  let loaded: ReturnType<typeof loadCatalogue> | undefined;
  const catalogue = () => (loaded ??= loadCatalogue(version));
  return [
    autocompletion({
      icons: false,
      override: [
        async ({state, pos, explicit}): Promise<CompletionResult | null> => {
          const found = suggestionsAt(state.doc.toString(), pos, await catalogue(), explicit);
          if (!found) return null;
          return {from: found.from, options: found.items.map(completionOf), validFor: /^\w*$/};
        },
      ],
    }),
    keymap.of(completionKeymap),
    hoverTooltip(async ({state}, pos) => {
      const found = explanationAt(state.doc.toString(), pos, await catalogue());
      if (!found) return null;
      return {pos: found.from, end: found.to, above: true, create: () => tooltip(found)};
    }),
  ];
}

function completionOf(suggestion: Suggestion): Completion {
  const {label, kind, detail, about} = suggestion;
  return {
    label,
    type: kind,
    ...(detail ? {detail} : {}),
    ...(about ? {info: about} : {}),
    apply: (view, _completion, from, to) => apply(view, suggestion, from, to),
    // The reader's own names come before the forty keywords.
    boost: {variable: 2, function: 1, constant: 1, module: 0, keyword: -1}[kind],
  };
}

function apply(view: EditorView, suggestion: Suggestion, from: number, to: number): void {
  const {insert = suggestion.label, use, kind} = suggestion;
  const place = placeForUse(view.state.doc.toString());
  const needed = use && place <= from ? `use ${use};\n` : '';
  view.dispatch({
    changes: [
      {from: place, insert: needed},
      {from, to, insert},
    ],
    selection: {anchor: from + needed.length + insert.length},
    userEvent: 'input.complete',
  });
  if (kind === 'module' && insert.endsWith('::')) startCompletion(view);
}

function tooltip({title, about}: {title: string; about: string}): {dom: HTMLElement} {
  const dom = document.createElement('div');
  dom.className = 'cm-explanation';
  const code = document.createElement('code');
  code.textContent = title;
  const text = document.createElement('p');
  text.textContent = about;
  dom.append(code, text);
  return {dom};
}
