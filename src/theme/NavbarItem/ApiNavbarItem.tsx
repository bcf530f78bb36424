// Adds a kind of navbar item: a link to the API reference of the version that the reader is in, then
// of the one they chose, then of the newest, as links to docs do.
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
