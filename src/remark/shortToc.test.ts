import headings from '@docusaurus/mdx-loader/lib/remark/headings';
import toc from '@docusaurus/mdx-loader/lib/remark/toc';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, test} from 'vitest';
import {shortToc} from './shortToc';

const MARKDOWN = `import Part from './part.mdx';

# Title

## Two

### Three

#### Four

<Part />
`;

/** The headings that the page's script lists, as Docusaurus' own transformers write them. */
async function listed(
  frontMatter: Readonly<Record<string, unknown>> = {},
  file = 'docs/page.mdx',
): Promise<string[]> {
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(headings, {anchorsMaintainCase: false})
    .use(toc);
  const tree = await processor.run(processor.parse(MARKDOWN));
  shortToc()(tree, {path: file, data: {frontMatter}});
  const list = JSON.stringify(tree.children.at(-1));
  return [...list.matchAll(/"value":"(Two|Three|Four)"|"name":"(__toc\w+)"/g)].map(
    ([, heading, partial]) => heading ?? partial ?? '',
  );
}

describe('the headings in a page’s script', () => {
  test('end at level three, and partials stay', async () => {
    expect(await listed()).toEqual(['Two', 'Three', '__tocPart']);
  });

  test('end where the page says so', async () => {
    expect(await listed({toc_max_heading_level: 2})).toEqual(['Two', '__tocPart']);
    expect(await listed({toc_max_heading_level: 4})).toEqual(['Two', 'Three', 'Four', '__tocPart']);
  });

  test('are all there in a part of other pages', async () => {
    expect(await listed({}, 'docs/_part.mdx')).toContain('Four');
  });
});
