// Wraps the footer of a docs page. Added below the edit link: a link to a new issue with the page's address
// filled in, and a link to the open issues about the part of the runtime that the page documents.
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import OriginalFooter from '@theme-original/DocItem/Footer';
import type {ReactNode} from 'react';
import {issuesUrl, reportUrl} from './trackers';

export default function Footer(): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const {trackers} = useDocusaurusContext().siteConfig.customFields as {
    trackers: {readonly site: string; readonly runtime: string};
  };
  const {names} = frontMatter as {names?: readonly string[]};
  const [name] = names ?? [];
  return (
    <>
      <OriginalFooter />
      <p className="page-help">
        <a href={reportUrl(trackers.site, metadata)}>Report a problem with this page</a>
        {name === undefined ? null : (
          <a href={issuesUrl(trackers.runtime, name)}>Open issues of {name}</a>
        )}
      </p>
    </>
  );
}
