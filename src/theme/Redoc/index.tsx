// Wraps docusaurus-theme-redoc's component in the page's main landmark, which it leaves out.
import type {ComponentProps, ReactNode} from 'react';
import Redoc from '@theme-original/Redoc';

export default function RedocWrapper(props: ComponentProps<typeof Redoc>): ReactNode {
  return (
    <main>
      <Redoc {...props} />
    </main>
  );
}
