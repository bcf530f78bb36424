import {describe, expect, it, vi} from 'vitest';
import {loadIndex} from '../core/index/load';
import {sampleBundle} from '../../../../testing/fixtures/search/samplePages';
import {fakePort, operatorsInThread} from '../../../../testing/fixtures/search/fakePort';
import type {OperatorRequest} from './operatorIndexes';
import {OperatorSearch, TOO_SLOW} from './operatorSearch';

const searched = [{tag: 'docs', weight: 1, index: loadIndex(sampleBundle())}];

describe('OperatorSearch', () => {
  it('answers with hits, or with the mistake in the query', async () => {
    const operators = operatorsInThread();
    const {hits, terms} = await operators.search('title:kafka', searched);
    expect(hits?.map(({tag}) => tag)).toEqual(['docs']);
    expect(terms).toEqual(['kafka']);
    expect(await operators.search('kafka~', searched)).toMatchObject({
      mistake: 'edit distance must be numeric',
    });
  });

  it('terminates a worker that takes too long, and starts another for the next query', async () => {
    const terminate = vi.fn();
    let isStuck = true;
    const start = vi.fn(() => {
      const port = fakePort<OperatorRequest>(({number, type}, send) => {
        if (type === 'index' || !isStuck) send({number, hits: []});
      });
      return Object.assign(port, {terminate});
    });
    const operators = new OperatorSearch(start, 10);
    expect(await operators.search('*a*', searched)).toBe(TOO_SLOW);
    expect(terminate).toHaveBeenCalledOnce();
    isStuck = false;
    expect(await operators.search('+kafka', searched)).toMatchObject({hits: []});
    expect(start).toHaveBeenCalledTimes(2);
  });

  it('has no reply if no worker can start', async () => {
    const operators = new OperatorSearch(() => {
      throw new Error('Refused by the content security policy');
    });
    expect(await operators.search('+kafka', searched)).toEqual({});
  });
});
