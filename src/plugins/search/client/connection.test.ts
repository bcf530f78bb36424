import {expose} from 'comlink';
import {describe, expect, it, vi} from 'vitest';
import {sampleBundle} from '../../../../testing/fixtures/search/samplePages';
import {connect} from './connection';
import {SearchEngine} from './engine';

// The real module imports a file that only a build has.
vi.mock('./siteEngine', () => ({openSiteEngine: () => new SearchEngine()}));

const tags = [{tag: 'default', weight: 1}];
const refuse = () => {
  throw new Error('Refused by the content security policy');
};

describe('connect', () => {
  it('passes files and queries to the worker', async () => {
    const {port1, port2} = new MessageChannel();
    expose(new SearchEngine(), port2);
    const connection = await connect(() => port1 as unknown as Worker);
    const file = new TextEncoder().encode(JSON.stringify(sampleBundle())).buffer;
    await connection.load('default', 'index', file);
    expect(file.byteLength).toBe(0);
    expect((await connection.search('kafka', tags)).hits.length).toBeGreaterThan(0);
    port1.close();
  });

  it('searches in the page if no worker can be created', async () => {
    const connection = await connect(refuse);
    await connection.load('default', 'index', null);
    expect(await connection.search('kafka', tags)).toEqual({hits: []});
  });

  it('searches in the page if the worker fails to start', async () => {
    const worker = new EventTarget();
    const port = Object.assign(worker, {
      postMessage: () => worker.dispatchEvent(new Event('error')),
    });
    const connection = await connect(() => port as unknown as Worker);
    expect(await connection.search('kafka', [])).toEqual({hits: []});
  });
});
