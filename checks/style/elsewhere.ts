/** The rules that other checks hold; `npm run check:style -- --report` shows them with the others. */

export interface RuleElsewhere {
  readonly id: string;
  readonly title: string;
  /** The check that fails where the rule is broken. */
  readonly by: string;
}

/** In the order of their numbers. */
export const rulesElsewhere: readonly RuleElsewhere[] = [
  {id: 'E1', title: 'Each address answers', by: 'tests/pages/routes.test.ts'},
  {id: 'E2', title: 'Each connector type is documented', by: 'tests/content/coverage.test.ts'},
  {
    id: 'E3',
    title: 'Each codec, processor, extractor, and operator',
    by: 'tests/content/coverage.test.ts',
  },
  {id: 'E3', title: 'Each operation of the API', by: 'tests/content/api.test.ts'},
  {id: 'E3', title: 'Each option of the command line', by: 'tests/content/cli.test.ts'},
  {id: 'E4', title: 'Each function and constant', by: 'tests/content/stdlib.test.ts'},
  {id: 'E5', title: 'Records fit the model', by: 'data/model/schema.ts, while the site is built'},
  {id: 'E7', title: 'Each part of a function', by: 'tests/content/stdlib.test.ts'},
  {id: 'E10', title: 'Since which release', by: 'tests/content/stdlib.test.ts'},
  {id: 'E11', title: 'Languages of blocks', by: 'markdownlint MD040 with a list'},
  {id: 'E13', title: 'Samples are run, records are fresh', by: 'tests/content/samples.test.ts'},
  {id: 'E15', title: 'A complete flow, and recipes', by: 'tests/content/coverage.test.ts'},
  {id: 'E16', title: 'Headings of the template', by: 'tests/content/coverage.test.ts'},
  {id: 'E17', title: 'Length', by: 'review: as long as the facts need, and no number says it'},
  {id: 'E18', title: 'The matrix is made of records', by: 'src/plugins/records/remark/delivery.ts'},
  {id: 'E19', title: 'Three entries of troubleshooting', by: 'tests/content/coverage.test.ts'},
  {id: 'E20', title: 'No empty cell', by: 'tests/content/coverage.test.ts'},
  {id: 'E21', title: 'Internal links and anchors', by: 'the build: broken ones throw'},
  {id: 'E25', title: 'Spelling, forbidden words', by: 'cspell with flagWords'},
  {id: 'E26', title: 'Titles and descriptions are unique', by: 'tests/pages/pages.test.ts'},
  {
    id: 'E27',
    title: 'One heading of level 1, no skipped level',
    by: 'tests/pages/pages.test.ts, markdownlint MD001',
  },
  {id: 'E28', title: 'Pictures have a text', by: 'markdownlint MD045, tests/a11y'},
  {
    id: 'E28',
    title: 'Grammar parses, each rule has a diagram and a text',
    by: 'src/plugins/grammar/core/*.test.ts',
  },
  {id: 'E31', title: 'Wording of our own', by: 'review; E32 holds the pages against each other'},
];
