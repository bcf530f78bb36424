// Wraps the theme's map: tables of Markdown scroll inside their column and by keyboard; the
// elements that src/plugins/samples/remark/samples.ts writes have their components.
import MDXComponents from '@theme-original/MDXComponents';
import {Sample, SampleColumn, SampleColumns, SamplePart} from '@site/src/components/Sample';
import ScrollTable from '@site/src/components/ScrollTable';

export default {
  ...MDXComponents,
  Sample,
  SampleColumn,
  SampleColumns,
  SamplePart,
  table: ScrollTable,
};
