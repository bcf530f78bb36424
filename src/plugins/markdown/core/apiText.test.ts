import {expect, test} from 'vitest';
import type {Oas3Definition} from '@redocly/openapi-core/lib/typings/openapi';
import {apiText} from './apiText';

const schema = {$ref: '#/components/schemas/change'};
const api: Oas3Definition = {
  openapi: '3.0.3',
  info: {title: 'API', version: '1', description: 'Pauses flows.'},
  servers: [{url: 'http://localhost:9898'}],
  tags: [{name: 'flows', description: 'Deployed flows.'}],
  paths: {
    '/flows/{id}': {
      parameters: [{$ref: '#/components/parameters/id'}],
      patch: {
        tags: ['flows'],
        summary: 'Pause a flow',
        description: 'Pauses it.',
        requestBody: {
          description: 'The state.',
          content: {'application/json': {schema, example: {status: 'paused'}}},
        },
        responses: {
          '200': {description: 'Done.', content: {'application/json': {schema, example: {a: 1}}}},
          '404': {description: 'No such flow.'},
        },
      },
    },
  },
  components: {
    parameters: {
      id: {name: 'id', in: 'path', required: true, description: 'Its alias.', example: 'main'},
    },
    schemas: {
      change: {
        type: 'object',
        description: 'A change.',
        required: ['status'],
        properties: {
          status: {type: 'string', description: 'The state.', enum: ['running', 'paused']},
          ports: {
            type: 'object',
            description: 'Ports.',
            properties: {in: {type: 'array', items: schema, description: 'Input.'}},
          },
        },
      },
    },
  },
};

test('an operation has its curl line, its parameters, its body, and its responses', () => {
  expect(apiText(api, 'Management API')).toContain(
    [
      '# Management API\n\nPauses flows.\n\n## Flows\n\nDeployed flows.\n\n### Pause a flow\n\nPauses it.\n\n```bash',
      "curl -s -X PATCH 'http://localhost:9898/flows/main' -H 'content-type: application/json' -d '{\"status\":\"paused\"}'",
      '```\n\n- `id` (path): Its alias.\n\nBody (`change`): The state.\n',
      'Status `200` (`change`): Done.\n\n```json\n{"a":1}\n```\n\nStatus `404`: No such flow.\n',
    ].join('\n'),
  );
});

test('a schema has its fields, with those of records inside it below them', () => {
  expect(apiText(api, 'Management API')).toMatch(
    [
      '## Schemas\n\n### change\n\nA change.\n\n' +
        '- `status` (string, required): The state. One of `running`, `paused`.',
      '- `ports` (object): Ports.',
      '  - `in` (array of `change`): Input.\n',
    ].join('\n'),
  );
});
