import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
  type RefObject,
} from 'react';
import {useComboboxProps} from '../../client/useComboboxProps';
import {useSearchOptions} from '../../client/globalData';
import {onResize} from '../../client/useDetached';
import {useSiteSearch} from '../../client/useSiteSearch';
import {placePanel, type Span} from '../../core/show/placement';
import Panel, {isPanelVisible} from './Panel';
import styles from './panel.module.css';

/** The properties that the loaded part adds to the box. */
export type BoxProps = {
  readonly input?: ComponentProps<'input'>;
  readonly form?: ComponentProps<'form'>;
};

type Props = {
  readonly input: RefObject<HTMLInputElement | null>;
  /** The element that had the focus before a shortcut moved it. */
  readonly returnTo: RefObject<HTMLElement | null>;
  /** Whether the reader pressed Enter before this part had loaded. */
  readonly hasSubmitted: RefObject<boolean>;
  readonly publish: (box: BoxProps) => void;
};

/** The panel under the box in the navbar. */
export default function Dropdown({input, returnTo, hasSubmitted, publish}: Props): ReactNode {
  const restoreFocus = useCallback(() => {
    if (!returnTo.current) return;
    input.current?.blur();
    returnTo.current.focus({preventScroll: true});
    returnTo.current = null;
  }, [input, returnTo]);
  const search = useSiteSearch(
    useCallback(() => {
      returnTo.current = null;
      input.current?.blur();
    }, [input, returnTo]),
  );
  const {api, state} = search;
  const combobox = useComboboxProps(search, input, restoreFocus);
  const panel = useRef<HTMLDivElement>(null);

  // The box renders these. Its value stays uncontrolled, so text typed before is not lost.
  useLayoutEffect(() => {
    publish({input: {...combobox.input, value: undefined}, form: combobox.form});
    // The getters read the state of the last render, so state and signature are enough.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [state, combobox.signature, publish]);
  useLayoutEffect(() => () => publish({}), [publish]);
  useEarlyText(input, (text) => {
    combobox.type(text);
    if (hasSubmitted.current) void search.followBest(text);
    hasSubmitted.current = false;
  });
  useText(input, state.query);
  useOutsideClicks(api, input, panel);

  const isVisible = isPanelVisible(state);
  const span = usePlacement(input, isVisible);
  return (
    <div ref={panel} className={styles.dropdown} style={span} hidden={!isVisible}>
      {isVisible && <Panel search={search} />}
    </div>
  );
}

/** Passes on, once, the text that was typed before this part had loaded. */
function useEarlyText(
  input: RefObject<HTMLInputElement | null>,
  type: (text: string) => void,
): void {
  const latest = useRef(type);
  useLayoutEffect(() => {
    const text = input.current?.value;
    if (text) latest.current(text);
  }, [input]);
}

/** Updates the box if the query changed in another way than by typing, for example by Clear. */
function useText(input: RefObject<HTMLInputElement | null>, query: string): void {
  const shown = useRef('');
  useLayoutEffect(() => {
    if (query === shown.current) return;
    shown.current = query;
    if (input.current && input.current.value !== query) input.current.value = query;
  }, [input, query]);
}

type Api = ReturnType<typeof useSiteSearch>['api'];

function useOutsideClicks(
  api: Api,
  input: RefObject<HTMLInputElement | null>,
  panel: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const inputElement = input.current;
    const formElement = inputElement?.form;
    if (!inputElement || !formElement || !panel.current) return undefined;
    const {onMouseDown, onTouchStart, onTouchMove} = api.getEnvironmentProps({
      inputElement,
      formElement,
      panelElement: panel.current,
    });
    window.addEventListener('mousedown', onMouseDown);
    window.addEventListener('touchstart', onTouchStart);
    window.addEventListener('touchmove', onTouchMove);
    return () => {
      window.removeEventListener('mousedown', onMouseDown);
      window.removeEventListener('touchstart', onTouchStart);
      window.removeEventListener('touchmove', onTouchMove);
    };
  }, [api, input, panel]);
}

/** Left edge and width of the panel relative to the box, updated on resize while the panel is open. */
function usePlacement(
  input: RefObject<HTMLInputElement | null>,
  isVisible: boolean,
): Span | undefined {
  const {panelPlacement} = useSearchOptions();
  const [span, setSpan] = useState<Span>();
  useLayoutEffect(() => {
    if (!isVisible) return undefined;
    const place = () => {
      const box = input.current?.form?.getBoundingClientRect();
      if (!box) return;
      const {left, width} = placePanel(panelPlacement, box, document.documentElement.clientWidth);
      setSpan({left: left - box.left, width});
    };
    place();
    return onResize(place);
  }, [input, isVisible, panelPlacement]);
  return span;
}
