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

  it('serves an operation without description and id', () => {
    expect(annotateOperations({paths: {'/x': {patch: {}}}}).paths['/x']?.patch).toEqual({
      description: 'Call: `PATCH /x`',
    });
  });
});
