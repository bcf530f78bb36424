import {describe, expect, it, vi} from 'vitest';
import {connect} from './connection';
import {SearchEngine} from './engine';
import {fakePort} from '../../../../testing/fixtures/search/fakePort';

// The real module imports a file that only a build has.
vi.mock('./siteEngine', () => ({openSiteEngine: () => new SearchEngine()}));

describe('connect', () => {
  it('searches in the page if no worker can be created', async () => {
    const connection = await connect(() => {
      throw new Error('Refused by the content security policy');
    });
    await connection.load('default', null, 'index');
    expect(await connection.search('kafka', [{tag: 'default', weight: 1}])).toEqual({hits: []});
  });

  it('searches in the page if the worker fails to start', async () => {
    const port = fakePort(() => port.onerror?.({message: 'no such file'} as ErrorEvent));
    const connection = await connect(() => port);
    expect(await connection.search('kafka', [])).toEqual({hits: []});
  });
});
