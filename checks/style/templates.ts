/** The sections that a page of each kind must have. */

interface Template {
  /** Headings of the second level, in this order; there may be others between them. */
  readonly headings: readonly string[];
  /** The least number of headings of the third level, by section. */
  readonly subsections?: Readonly<Record<string, number>>;
  /** The least number of code samples in the runtime's languages, by section. */
  readonly samples?: Readonly<Record<string, number>>;
  /** Whether code comes before the first heading of level 2, on the first screen. */
  readonly codeFirst?: true;
  /** How many complete deployments, with `deploy flow`, the page needs. */
  readonly flows?: number;
}

const processor: Template = {
  headings: [
    'Options',
    'Behavior',
    'Buffering and end of stream',
    'Errors',
    'Example connector',
    'See also',
  ],
  samples: {'Example connector': 1},
  codeFirst: true,
};

const guide: Template = {
  headings: [
    'Before you start',
    'Step 1',
    'Complete files',
    'Verify',
    'If it fails',
    'Clean up',
    'Next',
  ],
};

/** By the `kind` of the front matter; pages of other kinds can have any sections. */
export const templates: Readonly<Record<string, Template>> = {
  recipe: {
    headings: [
      ...['Problem', 'Sample input', 'Solution', 'Output', 'How it works'],
      ...['Events that do not fit', 'Variations', 'Pitfalls', 'See also'],
    ],
  },
  connector: {
    headings: [
      'When to use',
      'Quick start',
      'Options',
      'Event format',
      'Metadata',
      'Ports',
      'Delivery guarantees',
      'Errors',
      'Security',
      'Recipes',
      'Troubleshooting',
      'Version notes',
      'See also',
    ],
    subsections: {Recipes: 2, Troubleshooting: 3},
    flows: 1,
    codeFirst: true,
  },
  codec: {
    headings: [
      'Options',
      'Type mapping',
      'Decode example',
      'Encode example',
      'Malformed input',
      'Limits and cost',
      'See also',
    ],
    samples: {'Decode example': 1, 'Encode example': 1},
    codeFirst: true,
  },
  preprocessor: processor,
  postprocessor: processor,
  extractor: {
    headings: [
      'Syntax',
      'As predicate',
      'As extraction',
      'Pattern language',
      'Examples',
      'Errors',
      'Cost',
      'See also',
    ],
    samples: {Examples: 3},
    codeFirst: true,
  },
  operator: {
    headings: [
      'When to use',
      'Options',
      'Behavior',
      'State and memory',
      'Effect on guarantees',
      'Example',
      'Troubleshooting',
      'See also',
    ],
    samples: {Example: 1},
    codeFirst: true,
  },
  guide,
  tutorial: guide,
  rule: {headings: ['See also'], codeFirst: true},
  // tests/content/stdlib.test.ts compares the functions of a page with its record.
  stdlib: {headings: ['See also'], codeFirst: true},
  // The other headings of a concept say what it is about.
  concept: {headings: ['Coming from other systems', 'See also']},
};
