// Wraps an image with a source for each theme, such as the logo. Changed: browsers load only the visible
// one, lazily. The original makes them load both before the text, and drawing an SVG image twice delays
// the text on a slow phone.
import type {ComponentProps, ReactNode} from 'react';
import Original from '@theme-original/ThemedImage';

export default function ThemedImage(props: ComponentProps<typeof Original>): ReactNode {
  return <Original loading="lazy" {...props} />;
}
