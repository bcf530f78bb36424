import {beforeEach, describe, expect, it} from 'vitest';
import {makeFolder, writeFiles} from '../../../../testing/folders';
import {findApiSpecs} from './specs';

const versions = [
  {name: 'current', label: 'edge'},
  {name: '0.12', label: '0.12'},
];

describe('findApiSpecs', () => {
  let site: string;
  beforeEach(() => {
    site = makeFolder();
  });

  function add(folder: string, file = 'openapi.yaml'): void {
    writeFiles(site, {[`static/api/${folder}/${file}`]: ''});
  }

  it('finds nothing if no version has a description', () => {
    expect(findApiSpecs(site, versions)).toEqual([]);
  });

  it('gives each description its route and address', () => {
    add('v0.12');
    add('edge');
    expect(findApiSpecs(site, versions).map(({route, url}) => ({route, url}))).toEqual([
      {route: '/docs/edge/api', url: '/api/edge/openapi.yaml'},
      {route: '/docs/0.12/api', url: '/api/v0.12/openapi.yaml'},
    ]);
  });

  it('names the folder that belongs to no version, and those that would', () => {
    add('v0.9');
    expect(() => findApiSpecs(site, versions)).toThrow(
      'static/api/v0.9 belongs to no docs version. Expected one of edge, v0.12',
    );
  });

  it('names the folder without a description', () => {
    add('edge', 'openapi.json');
    expect(() => findApiSpecs(site, versions)).toThrow('static/api/edge has no openapi.yaml');
  });
});
