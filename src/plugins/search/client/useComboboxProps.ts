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
  /** Searches for a text as if it had been typed. */
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
  // Screen readers would read the first hit instead of the letters typed, so the active one is
  // named only after the reader has moved.
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
      // The input has a name of its own, and gets the focus when the reader asks for it.
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
        // The hits shown may be those of the letters before; Enter means what is in the box now.
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
