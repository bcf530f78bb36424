// Wraps an image with a source for each theme, as the logo is. Changed: browsers load it where it
// shows. The original loads both sources ahead of the text, and drawing an SVG image twice keeps a
// slow phone from showing that text.
import type {ComponentProps, ReactNode} from 'react';
import Original from '@theme-original/ThemedImage';

export default function ThemedImage(props: ComponentProps<typeof Original>): ReactNode {
  return <Original loading="lazy" {...props} />;
}
