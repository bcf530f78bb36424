import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type ReactNode,
  type RefObject,
} from 'react';
import clsx from 'clsx';
import type {Underline} from '../../core/underlines';
import {
  createEditor,
  replaceText,
  underline,
  type EditorHandle,
  type EditorOptions,
} from '../../client/editor/createEditor';
import styles from './styles.module.css';

export interface EditorProps extends EditorOptions {
  readonly underlines: readonly Underline[];
  readonly className?: string;
  /** Receives the editor, so that other components can change it. */
  readonly handle?: RefObject<EditorHandle | undefined>;
}

/** A text that the reader edits. Only `text` and `underlines` may change after mounting. */
export default function Editor(props: EditorProps): ReactNode {
  const {underlines, className, handle, ...options} = props;
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorHandle>(undefined);
  const onChange = useEffectEvent(options.onChange);
  const onRun = useEffectEvent(options.onRun);
  const create = useEffectEvent((parent: HTMLElement) =>
    createEditor(parent, {...options, onChange, onRun}),
  );

  // Before the browser paints, so that the content below the editor does not move.
  useLayoutEffect(() => {
    if (!place.current) return undefined;
    const made = create(place.current);
    view.current = made;
    if (handle) handle.current = made;
    return () => {
      view.current = undefined;
      if (handle) handle.current = undefined;
      made.destroy();
    };
  }, [handle]);

  useEffect(() => {
    if (view.current) replaceText(view.current, options.text);
  }, [options.text]);

  useEffect(() => {
    if (view.current) underline(view.current, underlines);
  }, [underlines]);

  return <div ref={place} className={clsx(styles.editor, className)} />;
}
