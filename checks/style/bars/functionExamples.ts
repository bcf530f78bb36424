import {functionsOf} from '../functions';
import type {PageBar} from '../model';
import {mean} from '../statistics';

const LEAST = 1;
const MEAN = 2;

/** A signature says what is possible; examples say what it is good for. */
export const functionExamples: PageBar = {
  id: 'E9',
  title: `Examples a function: at least ${LEAST}, ${MEAN.toFixed(1)} on the site's mean`,
  measure(pages) {
    const functions = pages.flatMap(functionsOf);
    const average = mean(functions.map(({examples}) => examples.length));
    const few = functions.filter(({examples}) => examples.length < (average < MEAN ? MEAN : LEAST));
    return {
      value: `${functions.length} functions, mean ${average.toFixed(1)}`,
      problems: few.map(({file, line, name, examples}) => ({
        ...{file, line},
        found: `${name} has ${examples.length} examples.`,
        expected: `at least ${LEAST}, and ${MEAN} on the mean (${average.toFixed(1)})`,
        todo: 'Show an ordinary case and one at the edge, each with its result.',
      })),
    };
  },
};
