import {EditorView} from '@codemirror/view';

/** Makes an editor look like a code block of the site; custom properties adapt it to both themes. */
export const look = EditorView.theme({
  '&': {
    color: 'var(--code-plain)',
    backgroundColor: 'transparent',
    fontSize: 'var(--code-size)',
  },
  '&.cm-focused': {outline: 'none'},
  '.cm-scroller': {
    fontFamily: 'var(--ifm-font-family-monospace)',
    lineHeight: 'var(--ifm-pre-line-height)',
  },
  '.cm-content': {padding: 'var(--ifm-pre-padding) 0', caretColor: 'var(--color-ink)'},
  '.cm-line': {padding: '0 var(--ifm-pre-padding)'},
  '.cm-gutters': {
    backgroundColor: 'transparent',
    border: 'none',
    color: 'var(--code-comment)',
    paddingLeft: '0.5rem',
  },
  '.cm-gutters + .cm-content .cm-line': {paddingLeft: '0.5rem'},
  '.cm-cursor': {borderLeftColor: 'var(--color-ink)'},
  '.cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground':
    // Forced colors drop the background and show the outline.
    {backgroundColor: 'var(--live-selection)', outline: '1px solid transparent'},
  '.cm-matchingBracket, .cm-nonmatchingBracket, &.cm-focused .cm-nonmatchingBracket': {
    backgroundColor: 'transparent',
  },
  '&.cm-focused .cm-matchingBracket': {
    backgroundColor: 'var(--code-background-highlighted)',
    outline: '1px solid var(--code-border)',
  },
  '.cm-placeholder': {color: 'var(--code-comment)', fontStyle: 'italic'},
  '.cm-lintRange': {backgroundImage: 'none', textDecorationThickness: '2px'},
  '.cm-lintRange-error': {textDecoration: 'underline wavy var(--color-danger)'},
  '.cm-lintRange-warning': {textDecoration: 'underline wavy var(--color-warning)'},
  '.cm-tooltip': {
    maxWidth: 'min(34rem, 90vw)',
    border: '1px solid var(--color-rule)',
    borderRadius: 'var(--radius)',
    backgroundColor: 'var(--color-raised)',
    boxShadow: '0 4px 16px var(--color-shadow)',
    color: 'var(--color-text)',
    fontSize: 'var(--text-small)',
  },
  '.cm-diagnostic': {padding: '0.4rem 0.75rem', borderLeftWidth: '3px'},
  '.cm-diagnostic-error': {borderLeftColor: 'var(--color-danger)'},
  '.cm-diagnostic-warning': {borderLeftColor: 'var(--color-warning)'},
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    maxHeight: '16em',
    fontFamily: 'var(--ifm-font-family-monospace)',
    fontSize: 'var(--text-label)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': {padding: '0.2rem 0.6rem'},
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--color-action)',
    color: 'var(--color-on-action)',
  },
  '.cm-completionDetail': {color: 'inherit', fontStyle: 'normal', opacity: '1'},
  '.cm-completionMatchedText': {textDecoration: 'underline'},
  '.cm-tooltip.cm-completionInfo': {padding: '0.4rem 0.75rem', maxWidth: '20rem'},
  '.cm-panels': {backgroundColor: 'var(--color-surface)', color: 'var(--color-text)'},
  '.cm-panels.cm-panels-top': {borderBottom: '1px solid var(--code-border)'},
  '.cm-panel.cm-search': {padding: '0.4rem 2rem 0.4rem 0.75rem'},
  '.cm-panel.cm-search :is(.cm-button, .cm-textfield)': {
    minHeight: '1.75rem',
    border: '1px solid var(--color-control)',
    borderRadius: 'var(--radius)',
    background: 'var(--color-page)',
    color: 'inherit',
    font: 'inherit',
    fontSize: 'var(--text-label)',
    padding: '0 0.5rem',
  },
  '.cm-panel.cm-search label': {fontSize: 'var(--text-label)'},
  '.cm-panel.cm-search [name=close]': {color: 'inherit', minWidth: '1.75rem', minHeight: '1.75rem'},
  '.cm-searchMatch': {backgroundColor: 'var(--code-background-highlighted)'},
  '.cm-searchMatch-selected': {outline: '2px solid var(--color-focus)'},
  '.cm-explanation': {padding: '0.5rem 0.75rem'},
  '.cm-explanation code': {background: 'none', border: '0', padding: '0'},
  '.cm-explanation p': {margin: '0.25rem 0 0'},
});
