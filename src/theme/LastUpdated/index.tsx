// Wraps the line with the date of a page's last change: React keeps what the server rendered. To
// format one date, a browser loads all it knows of dates: 14 ms where a page hydrates in some 300.
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
