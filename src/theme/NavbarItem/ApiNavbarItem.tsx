// Adds a type of navbar item: a link to the API reference of the version that the reader is in, or else of
// the version that they chose, or else of the newest, like links to docs.
import type {ComponentProps, ReactNode} from 'react';
import {useDocsVersionCandidates} from '@docusaurus/plugin-content-docs/client';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import {useApiPages} from '@site/src/plugins/openapi/client/useApiPages';

type Props = Omit<ComponentProps<typeof DefaultNavbarItem>, 'to' | 'href'>;

export default function ApiNavbarItem(props: Props): ReactNode {
  const pages = useApiPages();
  const page = useDocsVersionCandidates()
    .map(({name}) => pages.get(name))
    .find((candidate) => candidate !== undefined);
  return page ? <DefaultNavbarItem {...props} to={page.path} /> : null;
}
