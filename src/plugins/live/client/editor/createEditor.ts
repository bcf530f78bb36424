/** An editor for one text. Only this folder uses CodeMirror. */
import {closeBrackets, closeBracketsKeymap} from '@codemirror/autocomplete';
import {defaultKeymap, history, historyKeymap} from '@codemirror/commands';
import {bracketMatching, indentUnit} from '@codemirror/language';
import {setDiagnostics, type Diagnostic} from '@codemirror/lint';
import {search, searchKeymap} from '@codemirror/search';
import {Annotation, EditorState, Prec, type Extension} from '@codemirror/state';
import {drawSelection, EditorView, keymap, lineNumbers, placeholder} from '@codemirror/view';
import type {Underline} from '../../core/underlines';
import {look} from './look';
import './mountStyles';
import {highlightTokens} from './tokens';

export interface EditorOptions {
  readonly text: string;
  readonly language: 'tremor' | 'json';
  /** The name that screen readers announce. */
  readonly label: string;
  readonly placeholder?: string;
  readonly lineNumbers?: boolean;
  /** Completion, hover help. */
  readonly help?: Extension;
  readonly onChange: (text: string) => void;
  /** Ctrl+Enter, or Cmd+Enter. */
  readonly onRun: () => void;
}

/** A mounted editor. */
export type EditorHandle = EditorView;

const fromOutside = Annotation.define<boolean>();

/** Puts an editor into an element. */
export function createEditor(parent: HTMLElement, options: EditorOptions): EditorView {
  const run = {
    key: 'Mod-Enter',
    run: () => {
      options.onRun();
      return true;
    },
  };
  const extensions: Extension[] = [
    // Tab moves to the next control, as everywhere on the page.
    Prec.highest(keymap.of([run])),
    history(),
    drawSelection(),
    bracketMatching(),
    closeBrackets(),
    indentUnit.of('  '),
    EditorState.tabSize.of(2),
    keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap, ...searchKeymap]),
    // The browser's own search finds only the lines in view, because the page has only these.
    search({top: true}),
    highlightTokens(options.language),
    look,
    // The index also shows accessibility tools that the keyboard reaches the scrolling area.
    EditorView.contentAttributes.of({'aria-label': options.label, tabindex: '0'}),
    EditorView.updateListener.of((update) => {
      const own = update.transactions.some((transaction) => transaction.annotation(fromOutside));
      if (update.docChanged && !own) options.onChange(update.state.doc.toString());
    }),
  ];
  if (options.language === 'json') extensions.push(EditorView.lineWrapping);
  if (options.lineNumbers) extensions.push(lineNumbers());
  if (options.placeholder) extensions.push(placeholder(options.placeholder));
  if (options.help) extensions.push(options.help);
  return new EditorView({parent, state: EditorState.create({doc: options.text, extensions})});
}

/** Replaces the text, for an example or a reset; undo restores the old one. */
export function replaceText(view: EditorView, text: string): void {
  if (view.state.doc.toString() === text) return;
  view.dispatch({
    changes: {from: 0, to: view.state.doc.length, insert: text},
    annotations: fromOutside.of(true),
  });
}

/** Replaces the underlines. */
export function underline(view: EditorView, underlines: readonly Underline[]): void {
  const {length} = view.state.doc;
  const diagnostics = underlines
    .filter(({from}) => from <= length)
    .map(({from, to, level, message}): Diagnostic => {
      return {from, to: Math.min(Math.max(to, from + 1), length), severity: level, message};
    });
  view.dispatch(setDiagnostics(view.state, diagnostics));
}
