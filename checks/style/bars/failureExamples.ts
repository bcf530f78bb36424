import {functionsOf, showsFailure} from '../functions';
import type {PageBar} from '../model';

const SHARE = 0.8;

/** Who reads of an error sees one. */
export const failureExamples: PageBar = {
  id: 'E8',
  title: `Functions that can fail: ${SHARE * 100} % show the failure in an example`,
  measure(pages) {
    const failing = pages.flatMap(functionsOf).filter(({fails}) => fails);
    const silent = failing.filter((entry) => !showsFailure(entry));
    const share = failing.length === 0 ? 1 : 1 - silent.length / failing.length;
    return {
      value: `${failing.length - silent.length} of ${failing.length} functions (${(share * 100).toFixed(0)} %)`,
      problems:
        share >= SHARE
          ? []
          : silent.map(({file, line, name}) => ({
              ...{file, line},
              found: `${name} lists errors, and no example shows one.`,
              expected: `an example marked "fails" in ${SHARE * 100} % of such functions`,
              todo: 'Add one with its diagnostic: npm run samples -- --update writes the text.',
            })),
    };
  },
};
