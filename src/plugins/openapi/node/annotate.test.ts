import {describe, expect, it} from 'vitest';
import {annotateOperations} from './annotate';

describe('annotateOperations', () => {
  it('adds call and operation id to the description, and leaves the rest', () => {
    const parameters = [{name: 'id'}];
    const document = {
      openapi: '3.0.3',
      paths: {'/v1/flows': {parameters, get: {operationId: 'get_flows', description: 'Lists.'}}},
    };
    expect(annotateOperations(document)).toEqual({
      openapi: '3.0.3',
      paths: {
        '/v1/flows': {
          parameters,
          get: {
            operationId: 'get_flows',
            description: 'Lists.\n\nCall: `GET /v1/flows` · operation id: `get_flows`',
          },
        },
      },
    });
  });

  it('keeps the narrowest of several tags, so that an operation is on the page once', () => {
    const {paths} = annotateOperations({paths: {'/x': {get: {tags: ['flows', 'connectors']}}}});
    expect(paths['/x']?.get.tags).toEqual(['connectors']);
  });

  it('serves an operation without description and id', () => {
    expect(annotateOperations({paths: {'/x': {patch: {}}}}).paths['/x']?.patch).toEqual({
      description: 'Call: `PATCH /x`',
    });
  });
});
