import {functionsOf, showsFailure} from '../functions';
import {pageRule} from '../pageRule';

/** Who reads of an error sees one. */
export const failureExamples = pageRule({
  id: 'E8',
  title: 'Each function that lists errors shows one in an example',
  check(page) {
    const failing = functionsOf(page).filter(({fails}) => fails);
    return {
      facts: failing.map(({name}) => name),
      problems: failing
        .filter((entry) => !showsFailure(entry))
        .map(({file, line, name}) => ({
          ...{file, line},
          found: `${name} lists errors, and no example shows one.`,
          expected: 'an example marked "fails" for each function that lists errors of its own',
          todo: 'Add one with its diagnostic: npm run samples -- --update writes the text.',
        })),
    };
  },
  summarise: (failing, silent) =>
    `${failing.length - silent.length} of ${failing.length} functions`,
});
