// Wraps the theme's map of components: Markdown tables scroll inside their column and by keyboard, and the
// elements that src/samples/remark/samples.ts writes have components.
import MDXComponents from '@theme-original/MDXComponents';
import {Sample, SampleSide} from '@site/src/samples/component';
import ScrollTable from '@site/src/components/ScrollTable';

export default {
  ...MDXComponents,
  Sample,
  SampleSide,
  table: ScrollTable,
};
