import {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {loadCatalogue} from '../../../plugins/live/client/catalogues';
import {findVersion} from '../../../plugins/live/client/languages';
import type {Catalogue, CatalogueModule} from '../../../plugins/live/core/catalogue';
import {filterCatalogue} from '../../../plugins/live/core/filterCatalogue';
import styles from './styles.module.css';

type Insert = (module: string, name: string) => void;

export interface FunctionsProps {
  readonly version: string;
  readonly onInsert: Insert;
}

/** The functions of the standard library, to search and to insert into the source. */
export default function Functions({version, onInsert}: FunctionsProps): ReactNode {
  const [catalogue, setCatalogue] = useState<Catalogue>();
  const [query, setQuery] = useState('');
  useEffect(() => {
    let wanted = true;
    void loadCatalogue(version).then((loaded) => wanted && setCatalogue(loaded));
    return () => {
      wanted = false;
    };
  }, [version]);
  const reference = findVersion(version)?.reference;
  const found = filterCatalogue(catalogue ?? [], query);
  const count = found.reduce((sum, {functions}) => sum + functions.length, 0);
  return (
    <section className={styles.panel} aria-label="Functions">
      <div className={styles.find}>
        <input
          type="search"
          value={query}
          placeholder="Find a function"
          aria-label="Find a function"
          onChange={(event) => setQuery(event.target.value)}
        />
        <span role="status">{catalogue ? `${count} functions` : ''}</span>
      </div>
      <div className={styles.modules}>
        {found.map((module) => (
          <Module
            key={`${module.name} ${query === ''}`}
            module={module}
            isOpen={query !== ''}
            page={reference && `${reference}/${module.page}`}
            onInsert={onInsert}
          />
        ))}
      </div>
    </section>
  );
}

interface ModuleProps {
  readonly module: CatalogueModule;
  readonly isOpen: boolean;
  readonly page: string | undefined;
  readonly onInsert: Insert;
}

function Module({
  module: {name, purpose, functions},
  isOpen,
  page,
  onInsert,
}: ModuleProps): ReactNode {
  return (
    <details className={styles.module} open={isOpen}>
      <summary>
        <code>{name}</code> <span>{purpose}</span>
      </summary>
      <ul>
        {functions.map((fn) => (
          <li key={fn.name}>
            <button
              type="button"
              aria-label={`Insert ${name}::${fn.name}`}
              onClick={() => onInsert(name, fn.name)}
            >
              <code>{fn.signature}</code>
            </button>
            <span>{fn.purpose}</span>
          </li>
        ))}
      </ul>
      {page && <Link to={page}>Reference of {name}</Link>}
    </details>
  );
}
