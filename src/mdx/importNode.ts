import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';

/**
 * The import that makes a component known to one page, for transformers that write its element:
 * only pages that show the component load it.
 *
 * @param name what the page's elements call it
 * @param source a module whose default export it is
 */
export function importNode(name: string, source: string): MdxjsEsm {
  return {
    type: 'mdxjsEsm',
    value: `import ${name} from '${source}';`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}}],
            source: {type: 'Literal', value: source},
            attributes: [],
          },
        ],
      },
    },
  };
}
