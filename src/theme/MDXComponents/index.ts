// Wraps the theme's map: tables of Markdown scroll inside their column and by keyboard.
import MDXComponents from '@theme-original/MDXComponents';
import ScrollTable from '@site/src/components/ScrollTable';

export default {...MDXComponents, table: ScrollTable};
