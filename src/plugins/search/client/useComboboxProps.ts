import {
  useState,
  type ComponentProps,
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import {itemsOf} from './useSearch';
import type {SiteSearch} from './useSiteSearch';

type InputProps = ComponentProps<'input'>;
type FormProps = ComponentProps<'form'>;

/** Properties that make an input and its form a combobox. */
export type ComboboxProps = {
  readonly input: InputProps;
  readonly form: Pick<FormProps, 'onSubmit' | 'onReset'>;
  /** Changes whenever one of the properties does. */
  readonly signature: string;
  /** Searches for a text as if the reader had typed it. */
  readonly type: (text: string) => void;
};

/**
 * The keyboard and the ARIA 1.2 properties of the box.
 *
 * @param onEscape called when the reader leaves with Escape
 */
export function useComboboxProps(
  {api, state, followBest}: SiteSearch,
  input: RefObject<HTMLInputElement | null>,
  onEscape: () => void,
): ComboboxProps {
  // The active hit is exposed only after an arrow key: otherwise screen readers would announce the
  // first hit and not the letters that are typed.
  const [hasMoved, setMoved] = useState(false);
  const inputElement = input.current;
  const {
    'aria-activedescendant': active,
    'aria-controls': controls,
    ...inputProps
  } = api.getInputProps({inputElement}) as InputProps;
  const isExpanded = state.isOpen && itemsOf(state).length > 0;

  const follow = () => void followBest(state.query);
  return {
    input: {
      ...inputProps,
      // The input has an aria-label, and must not take the focus by itself.
      'aria-labelledby': undefined,
      autoFocus: undefined,
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isExpanded,
      'aria-controls': isExpanded ? controls : undefined,
      'aria-activedescendant': isExpanded && hasMoved ? active : undefined,
      spellCheck: false,
      onChange(event) {
        setMoved(false);
        inputProps.onChange?.(event);
      },
      onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
        if (event.key === 'ArrowDown' || event.key === 'ArrowUp') setMoved(true);
        // The panel may still show the hits of an earlier query; Enter follows the current one.
        if (event.key === 'Enter' && !hasModifier(event) && state.status !== 'idle') {
          event.preventDefault();
          return follow();
        }
        inputProps.onKeyDown?.(event);
        if (event.key === 'Escape') onEscape();
      },
    },
    form: {
      onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        if (state.query.trim() !== '') follow();
      },
      onReset(event: FormEvent<HTMLFormElement>) {
        api.getFormProps({inputElement}).onReset(event);
      },
    },
    signature: `${isExpanded} ${hasMoved}`,
    type(text) {
      api.setQuery(text);
      inputProps.onChange?.({
        currentTarget: {value: text},
        nativeEvent: new Event('input'),
      } as never);
    },
  };
}

function hasModifier(event: KeyboardEvent): boolean {
  return (
    event.ctrlKey ||
    event.metaKey ||
    event.shiftKey ||
    event.altKey ||
    event.nativeEvent.isComposing
  );
}
