import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useQueryString} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import {useEffect, useState, type ReactNode} from 'react';
import {storePendingTerms} from '../../client/pendingArrivals';
import {useSearchTags} from '../../client/useSearchTags';
import {useSession} from '../../client/useSiteSearch';
import {groupByPage} from '../../core/show/group';
import {MAX_QUERY_LENGTH} from '../../core/index/model';
import type {PresentedHit, SearchAnswer} from '../../core/show/search';
import {Marked, PageName} from '../SearchBar/Group';
import SearchNotLoaded from '../SearchBar/SearchNotLoaded';
import styles from './styles.module.css';

/** The page /search: the results of the query in its address, for links to them and for browsers. */
export default function SearchPage(): ReactNode {
  return (
    <Layout
      title="Search"
      description="The results of a search in the docs, the blog, and the RFCs."
    >
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <Search />
    </Layout>
  );
}

/** The content of the page; the layout provides the version that the reader prefers. */
function Search(): ReactNode {
  const [query, setQuery] = useQueryString('q');
  const answer = useAnswer(query.trim());
  return (
    <main className="container margin-vert--lg">
      <h1>Search</h1>
      <form
        key={query}
        onSubmit={(event) => {
          event.preventDefault();
          setQuery(String(new FormData(event.currentTarget).get('q')), {push: true});
        }}
      >
        <input
          className={styles.input}
          type="search"
          name="q"
          aria-label="Search all pages"
          defaultValue={query}
          maxLength={MAX_QUERY_LENGTH}
        />
      </form>
      {answer && <Results answer={answer} />}
      <noscript>
        The search needs scripts. <Link to="/pages">All pages</Link> is a list of every page.
      </noscript>
    </main>
  );
}

/** The answer to a query, again whenever an index has loaded; undefined before the first one. */
function useAnswer(query: string): SearchAnswer | undefined {
  const tags = useSearchTags();
  const session = useSession(tags);
  const [found, setFound] = useState<{query: string; answer: SearchAnswer}>();
  useEffect(() => {
    if (query === '') return undefined;
    let isCurrent = true;
    const ask = async () => {
      const answer = await session.search(query, tags);
      const isFinal = session.isReliable(tags) || answer.hits.length > 0;
      if (isCurrent && isFinal) setFound({query, answer});
    };
    void ask();
    const stop = session.onArrival(() => void ask());
    return () => {
      isCurrent = false;
      stop();
    };
  }, [query, session, tags]);
  return found?.query === query ? found.answer : undefined;
}

function Results({answer}: {readonly answer: SearchAnswer}): ReactNode {
  const {hits, correction, notice, limits = [], isUnavailable} = answer;
  const notes = [
    ...(notice === undefined ? [] : [`Query syntax: ${notice}`]),
    ...limits,
    ...(correction === undefined ? [] : [`Showing results for “${correction}”.`]),
  ];
  const count = hits.length === 1 ? '1 result' : `${hits.length} results`;
  return (
    <>
      <p role="status">
        {hits.length > 0 ? (
          count
        ) : isUnavailable ? (
          <SearchNotLoaded query={() => ''} />
        ) : (
          'No results found.'
        )}{' '}
        {notes.join(' ')}
      </p>
      {groupByPage(hits).map((group) => (
        <section key={`${group.tag} ${group.route}`} className={styles.group}>
          <PageName group={group} />
          {group.hits.map((hit) => (
            <Hit key={hit.document.id} hit={hit} />
          ))}
        </section>
      ))}
    </>
  );
}

/** A plain link, because the page that it opens takes the stored terms also in a new tab. */
function Hit({hit}: {readonly hit: PresentedHit}): ReactNode {
  const store = () => storePendingTerms(hit);
  return (
    <>
      <h2 className={styles.heading}>
        <a href={hit.document.sectionRoute} {...{onClick: store, onAuxClick: store}}>
          <Marked segments={hit.heading} />
        </a>
      </h2>
      <p>
        <Marked segments={hit.excerpt} />
      </p>
    </>
  );
}
