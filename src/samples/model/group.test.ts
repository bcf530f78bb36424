import {describe, expect, it} from 'vitest';
import {extractFences} from './extract';
import {groupFences} from './group';
import {parseMarkdown} from './node/parse';

const block = (info: string, text: string) => `\`\`\`${info}\n${text}\n\`\`\``;
const group = (...blocks: string[]) =>
  groupFences(extractFences(parseMarkdown(blocks.join('\n\n'))));

describe('groupFences', () => {
  it('gives a sample its inputs and outputs, with prose between them', () => {
    const {samples, remarks} = group(
      block('json event', '1'),
      block('json meta', '{}'),
      block('json event', '2'),
      block('json state', '0'),
      'Run it:',
      block('tremor', 'event'),
      'It gives:',
      block('json result', '1\n2'),
      block('json meta', '{}'),
      block('json state', '3'),
    );
    expect(remarks).toEqual([]);
    expect(samples).toHaveLength(1);
    const [sample] = samples;
    expect(sample?.events.map((f) => f.text)).toEqual(['1', '2']);
    expect(sample?.metadata).toHaveLength(1);
    expect(sample?.state?.text).toBe('0');
    expect(sample?.results.map((f) => f.text)).toEqual(['1\n2']);
    expect(sample?.metadataAfter).toHaveLength(1);
    expect(sample?.stateAfter?.text).toBe('3');
  });

  it('starts a new group at an event and at a heading', () => {
    const {samples} = group(
      block('tremor', 'first'),
      block('json event', '1'),
      block('tremor', 'second'),
      '## Next',
      block('tremor', 'third'),
    );
    expect(samples.map((s) => s.events.length)).toEqual([0, 1, 0]);
  });

  it('finds an event by its title anywhere on the page', () => {
    const {samples, remarks} = group(
      block('json event title="order.json"', '1'),
      '## Next',
      block('tremor event="order.json"', 'event'),
    );
    expect(samples[0]?.events.map((f) => f.text)).toEqual(['1']);
    expect(remarks).toEqual([]);
    expect(group(block('tremor event="no.json"', 'event')).remarks[0]?.message).toContain(
      'no.json',
    );
  });

  it('runs a bash block with hidden or wait, but not one that is only there to be copied', () => {
    const {commands} = group(
      block('bash', 'echo 1'),
      block('bash hidden', 'kill %1'),
      block('bash wait=1s', 'echo 2'),
    );
    expect(commands.map(({fence}) => fence.text)).toEqual(['kill %1', 'echo 2']);
  });

  it('gives a failing sample only the first text after it', () => {
    const {samples} = group(
      block('tremor fails', 'let'),
      block('text', 'Error'),
      block('text', 'other'),
      block('tremor', '1'),
      block('text', 'tree'),
    );
    expect(samples.map((s) => s.diagnostic?.text)).toEqual(['Error', undefined]);
  });

  it('runs console blocks, and bash blocks that show a result', () => {
    const {samples, commands} = group(
      block('trickle title="q.trickle"', 'select event from in into out'),
      block('bash', 'tremor run q.trickle'),
      block('json result', '1'),
      block('bash', 'cargo build'),
      block('console', '$ tremor --version'),
    );
    expect(commands.map((c) => [c.fence.text, c.results.length])).toEqual([
      ['tremor run q.trickle', 1],
      ['$ tremor --version', 0],
    ]);
    expect(samples[0]?.results).toEqual([]);
  });

  it('remarks on inputs without a sample and results without one', () => {
    const lost = group(block('json event', '1'), '## Next', block('json result', '1'));
    expect(lost.remarks.map((r) => r.line)).toEqual([1, 7]);
  });
});
