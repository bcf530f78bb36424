import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Option<T extends string> {
  readonly value: T;
  readonly label: string;
  /** Why it cannot be chosen. */
  readonly refusal?: string;
}

export interface ChoiceProps<T extends string> {
  readonly legend: string;
  readonly value: T;
  readonly options: readonly Option<T>[];
  readonly onChoose: (value: T) => void;
}

/** A choice of a few options in a row; arrow keys move between them. */
export default function Choice<T extends string>(props: ChoiceProps<T>): ReactNode {
  const {legend, value, options, onChoose} = props;
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={clsx(styles.option, option.value === value && styles.chosen)}
          title={option.refusal}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.refusal !== undefined}
            onChange={() => onChoose(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
