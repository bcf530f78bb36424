// Wraps the line with the date of a page's last change: React keeps the server's HTML, because to format a
// single date a browser loads all its data about dates, for 14 ms of the 300 that a page hydrates.
import type {ComponentProps, ReactNode} from 'react';
import LastUpdated from '@theme-original/LastUpdated';
import ServerHtml from '@site/src/components/ServerHtml';

export default function StaticLastUpdated(props: ComponentProps<typeof LastUpdated>): ReactNode {
  return (
    <ServerHtml as="span">
      <LastUpdated {...props} />
    </ServerHtml>
  );
}
