// Wraps the foot of a docs page: below the edit link it leads to the tracker, with the page's address
// filled in, and to what is known about the part of the runtime that the page documents.
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import OriginalFooter from '@theme-original/DocItem/Footer';
import type {ReactNode} from 'react';
import {links} from '@site/src/site/links';
import {issuesUrl, reportUrl} from './trackers';

export default function Footer(): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const {names} = frontMatter as {names?: readonly string[]};
  const [name] = names ?? [];
  return (
    <>
      <OriginalFooter />
      <p className="page-help">
        <a href={reportUrl(links.website, metadata)}>Report a problem with this page</a>
        {name === undefined ? null : (
          <a href={issuesUrl(links.repository, name)}>Open issues of {name}</a>
        )}
      </p>
    </>
  );
}
