// Wraps the theme's map: tables of Markdown scroll inside their column and by keyboard; the
// elements that src/plugins/samples/remark/samples.ts writes have their components.
import MDXComponents from '@theme-original/MDXComponents';
import {Sample, SampleSide} from '@site/src/components/Sample';
import ScrollTable from '@site/src/components/ScrollTable';

export default {
  ...MDXComponents,
  Sample,
  SampleSide,
  table: ScrollTable,
};
