// Wraps the root of the site. Added: the router's history changes to exact addresses only.
import {useEffect, type ComponentProps, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import type Original from '@theme/Root';
import OriginalRoot from '@theme-init/Root';
import {keepExact} from '../../client/keepExact';

export default function Root(props: ComponentProps<typeof Original>): ReactNode {
  const history = useHistory();
  useEffect(() => {
    keepExact(history);
  }, [history]);
  return <OriginalRoot {...props} />;
}
