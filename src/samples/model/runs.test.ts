import {describe, expect, it} from 'vitest';
import {extractFences} from './extract';
import {groupFences} from './group';
import {parseMarkdown} from './node/parse';
import {pageTask, queryTask} from './runs';
import {LATEST, NEXT} from './testing';

const block = (info: string, text: string) => `\`\`\`${info}\n${text}\n\`\`\``;
const read = (...blocks: string[]) => {
  const fences = extractFences(parseMarkdown(blocks.join('\n\n')));
  return {fences, ...groupFences(fences)};
};

describe('pageTask', () => {
  const page = read(
    block('troy title="main.troy"', 'use lib::units;'),
    block('tremor module title="lib/units.tremor"', 'const K = 1;'),
    block('json title="other.json"', '1'),
    block('console', '$ tremor server run main.troy'),
    block('troy title="main.troy"', 'changed'),
    block('console', '$ tremor run main.troy\nout'),
  );
  const task = pageTask(page.commands, NEXT, page.fences);

  it('writes the files that commands name, in their last version above the commands', () => {
    expect(task.steps.map(({files}) => files)).toEqual([
      {'main.troy': 'use lib::units;\n', 'lib/units.tremor': 'const K = 1;\n'},
      {'main.troy': 'changed\n', 'lib/units.tremor': 'const K = 1;\n'},
    ]);
    expect(task.steps[1]?.commands).toEqual(['tremor run main.troy']);
  });

  it('has a key that depends on commands and files, not on output or version text', () => {
    const key = (output: string, file: string) => {
      const {fences, commands} = read(
        block('troy title="main.troy"', file),
        block('console', `$ tremor run main.troy\n${output}`),
      );
      return pageTask(commands, NEXT, fences).key;
    };
    expect(key('a', 'x')).toBe(key('b', 'x'));
    expect(key('a', 'x')).not.toBe(key('a', 'y'));
  });
});

it('waits after a block with wait, and makes the time part of its key', () => {
  const taskOf = (wait: string) => {
    const {fences, commands} = read(block(`console ${wait}`, '$ echo 1'));
    return pageTask(commands, NEXT, fences);
  };
  expect(taskOf('wait=2s').steps).toEqual([{files: {}, commands: ['echo 1'], waitMs: 2000}]);
  expect(taskOf('').steps).toEqual([{files: {}, commands: ['echo 1']}]);
  expect(taskOf('wait=2s').key).not.toBe(taskOf('').key);
  expect(taskOf('hidden').key).toBe(taskOf('').key);
});

it('queryTask writes one event per line', () => {
  const {samples} = read(
    block('json event', '{\n  "a": 1\n}'),
    block('json event', '2\n3'),
    block('trickle', 'select event from in into out'),
    block('json result', '2'),
  );
  const [step] = samples.flatMap((sample) => queryTask(sample, LATEST).steps);
  expect(step?.files['events.json']).toBe('{ "a": 1 }\n2\n3\n');
  expect(step?.commands).toEqual(['tremor run query.trickle -i events.json']);
});
