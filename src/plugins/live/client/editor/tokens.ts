/** The site's highlighting in an editor. */
import {RangeSetBuilder, type Extension, type Text} from '@codemirror/state';
import {Decoration, ViewPlugin, type DecorationSet, type ViewUpdate} from '@codemirror/view';
import {highlight} from '../highlight';

type Language = Parameters<typeof highlight>[1];

const marks = new Map<string, Decoration>();

/** Colors the text of an editor. */
export function highlightTokens(language: Language): Extension {
  return ViewPlugin.define(
    (view) => ({
      decorations: decorate(view.state.doc, language),
      update(update: ViewUpdate) {
        if (update.docChanged) this.decorations = decorate(update.state.doc, language);
      },
    }),
    {decorations: (plugin) => plugin.decorations},
  );
}

function decorate(doc: Text, language: Language): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>();
  highlight(doc.toString(), language).forEach((pieces, index) => {
    if (index >= doc.lines) return;
    let at = doc.line(index + 1).from;
    for (const {text, className} of pieces) {
      if (className) builder.add(at, at + text.length, markOf(className));
      at += text.length;
    }
  });
  return builder.finish();
}

function markOf(className: string): Decoration {
  const mark = marks.get(className) ?? Decoration.mark({class: className});
  marks.set(className, mark);
  return mark;
}
