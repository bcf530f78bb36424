// Wraps the layout of the blog's pages. Added: their styles, which other pages do not need.
import type {ComponentProps, ReactNode} from 'react';
import BlogLayout from '@theme-original/BlogLayout';
import './styles.css';

export default function BlogLayoutWrapper(props: ComponentProps<typeof BlogLayout>): ReactNode {
  return <BlogLayout {...props} />;
}
