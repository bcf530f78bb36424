import {functionsOf} from '../functions';
import {pageRule} from '../pageRule';
import {mean} from '../statistics';

const LEAST = 1;
const MEAN = 2;

/** A signature says what is possible; examples say what it is good for. */
export const functionExamples = pageRule({
  id: 'E9',
  title: `Examples a function: at least ${LEAST}, ${MEAN.toFixed(1)} on a page's mean`,
  check(page) {
    const functions = functionsOf(page);
    const counts = functions.map(({examples}) => examples.length);
    const average = mean(counts);
    const few = functions.filter(({examples}) => examples.length < (average < MEAN ? MEAN : LEAST));
    return {
      facts: counts,
      problems: few.map(({file, line, name, examples}) => ({
        ...{file, line},
        found: `${name} has ${examples.length} examples.`,
        expected: `at least ${LEAST}, and ${MEAN} on the page's mean (${average.toFixed(1)})`,
        todo: 'Show an ordinary case and one at the edge, each with its result.',
      })),
    };
  },
  summarise: (counts) => `${counts.length} functions, mean ${mean(counts).toFixed(1)}`,
});
