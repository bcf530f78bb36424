import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import styles from './styles.module.css';

export interface ChooserProps {
  /** Tables, each in a section if there are several. The words that rows are found by are in `data-facets`, or are the texts of the cells; `data-words` has more of them. */
  readonly children: ReactNode;
  /** The plural noun for the rows, such as `connectors`. */
  readonly what: string;
  /** The choices as JSON: a list of words for each name of a group. */
  readonly facets: string;
  /** The label of the text field. */
  readonly search?: string;
  /** Takes a pasted text too: only the rows with a name in it, from their `data-names`, show. */
  readonly paste?: boolean;
  /** Shows each row as a card: the first cell is the title, the second the text, others are labels. */
  readonly cards?: boolean;
}

/** Shows only the rows of a table that match a reader's choices. Without scripts, all rows show. */
export default function Chooser({
  children,
  what,
  facets,
  search = 'Name or system',
  paste = false,
  cards = false,
}: ChooserProps): ReactNode {
  const groups = Object.entries(JSON.parse(facets) as Readonly<Record<string, readonly string[]>>);
  const [chosen, choose] = useState<Readonly<Record<string, string>>>({});
  const [text, setText] = useState('');
  const [count, setCount] = useState<number>();
  const table = useRef<HTMLDivElement>(null);
  const id = useId();
  const enter = ({target}: {readonly target: {readonly value: string}}) => setText(target.value);
  useEffect(() => {
    const rows = [...(table.current?.querySelectorAll<HTMLElement>('tbody tr') ?? [])];
    for (const row of rows) row.hidden = !fits(row, Object.values(chosen), text);
    for (const group of table.current?.querySelectorAll<HTMLElement>(':scope > section') ?? [])
      group.hidden = !group.querySelector('tbody tr:not([hidden])');
    setCount(rows.filter((row) => !row.hidden).length);
  }, [chosen, text]);
  return (
    <div>
      <div className={styles.filters} role="search" aria-label={`Filter ${what}`}>
        <label htmlFor={id} className={styles.field}>
          <span>{search}</span>
          {paste ? (
            <textarea id={id} rows={2} value={text} onChange={enter} />
          ) : (
            <input id={id} type="search" value={text} onChange={enter} />
          )}
        </label>
        {groups.map(([name, words]) => (
          <label key={name} className={styles.field}>
            <span>{name}</span>
            <select
              value={chosen[name] ?? ''}
              onChange={(event) => {
                choose({...chosen, [name]: event.target.value});
              }}
            >
              <option value="">any</option>
              {words.map((word) => (
                <option key={word}>{word}</option>
              ))}
            </select>
          </label>
        ))}
        <p role="status" className={styles.count}>
          {count === undefined ? '' : countOf(count, what)}
        </p>
      </div>
      <div ref={table} className={cards ? styles.cards : styles.lists}>
        {children}
      </div>
    </div>
  );
}

function countOf(count: number, what: string): string {
  if (count === 0) return `No ${what} match: use fewer words, or “any”`;
  return `${count} ${count === 1 ? what.replace(/s$/, '') : what}`;
}

/** Whether a row has each chosen word, and contains each word of a text or is named in it. */
function fits(row: HTMLElement, chosen: readonly string[], text: string): boolean {
  const facets =
    row.dataset.facets?.split(',') ??
    [...row.querySelectorAll('td')].map((cell) => cell.textContent.trim());
  const content = `${row.textContent} ${row.dataset.words ?? ''}`.toLowerCase();
  const names = row.dataset.names?.split(',') ?? [];
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return (
    chosen.filter(Boolean).every((word) => facets.includes(word)) &&
    (words.every((word) => content.includes(word)) ||
      names.some((name) => spell(text).includes(spell(name))))
  );
}

/** The names in a text, each between spaces. */
function spell(text: string): string {
  return ` ${(text.match(/[\w-]+(?:::[\w-]+)*/g) ?? []).join(' ')} `;
}
