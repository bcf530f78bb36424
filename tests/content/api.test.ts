import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {findApiSpecs} from '../../src/plugins/openapi/node/specs';
import {readVersions} from '../../src/site/versions';

// The contract of the management API: what each call takes and answers, and what each body holds.
const CALLS = [
  ['GET', '/v1/version', null, {200: 'version'}],
  ['GET', '/v1/status', null, {200: 'runtime_status', 503: 'runtime_status'}],
  ['GET', '/v1/flows', null, {200: 'flows'}],
  ['GET', '/v1/flows/{flow-id}', null, {200: 'flow', 404: 'error'}],
  ['PATCH', '/v1/flows/{flow-id}', 'patch_status', {200: 'flow', 400: 'error', 404: 'error'}],
  ['GET', '/v1/flows/{flow-id}/connectors', null, {200: 'connectors', 404: 'error'}],
  ['GET', '/v1/flows/{flow-id}/connectors/{connector-id}', null, {200: 'connector', 404: 'error'}],
  [
    'PATCH',
    '/v1/flows/{flow-id}/connectors/{connector-id}',
    'patch_status',
    {200: 'connector', 400: 'error', 404: 'error'},
  ],
] as const;

const ANSWERED = ['application/json', 'application/yaml'];
/** The runtime answers a body in YAML with 500. */
const ACCEPTED = ['application/json'];

const STATES = ['initializing', 'running', 'paused', 'draining', 'stopped', 'failed'];

const SCHEMAS: Record<string, {required: string[]; properties: string[]}> = {
  version: {required: ['version'], properties: ['version', 'debug']},
  runtime_status: {
    required: ['all_running', 'num_flows', 'flows'],
    properties: ['all_running', 'num_flows', 'flows'],
  },
  flow: {
    required: ['alias', 'status', 'connectors'],
    properties: ['alias', 'status', 'connectors'],
  },
  connector: {
    required: ['alias', 'status', 'connectivity', 'pipelines'],
    properties: ['alias', 'status', 'connectivity', 'pipelines'],
  },
  patch_status: {required: ['status'], properties: ['status']},
  error: {required: ['code', 'error'], properties: ['code', 'error']},
};

type Media = Record<string, {schema: {$ref: string}; example?: unknown}>;
type Response = {description?: string; content?: Media; $ref?: string};
type Operation = {
  description?: string;
  requestBody?: {$ref?: string};
  responses: Record<string, Response>;
};
type Schema = {
  required?: string[];
  properties?: Record<string, Schema>;
  enum?: string[];
  additionalProperties?: unknown;
  example?: unknown;
};
type Document = {
  openapi: string;
  info: {version: string; description: string};
  servers: {url: string}[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    responses: Record<string, Response>;
    requestBodies: Record<string, {content: Media}>;
  };
};

const METHODS = ['get', 'patch', 'put', 'post', 'delete', 'head', 'options'];
const site = path.resolve(__dirname, '../..');
const last = (ref: string): string => ref.split('/').at(-1)!;

describe.each(findApiSpecs(site, readVersions(site)))('the API description of $label', ({file}) => {
  const document = parse(fs.readFileSync(file, 'utf8')) as Document;
  const {schemas, responses, requestBodies} = document.components;

  /** The name of the schema of a body, which must be the same in each format. */
  function schemaOf(media: Media | undefined, types: readonly string[]): string {
    expect(Object.keys(media ?? {}).sort()).toEqual(types);
    const names = new Set(Object.values(media!).map(({schema}) => last(schema.$ref)));
    expect(names.size).toBe(1);
    return [...names][0]!;
  }

  it('is OpenAPI 3.0.3, version 12.0, on local port 9898', () => {
    expect(document.openapi).toBe('3.0.3');
    expect(document.info.version).toBe('12.0');
    expect(document.servers.map(({url}) => url)).toEqual(['http://localhost:9898']);
  });

  it('has exactly the calls of the contract, with their bodies and statuses', () => {
    const calls = Object.entries(document.paths).flatMap(([route, item]) =>
      METHODS.filter((method) => item[method]).map((method) => {
        const {requestBody, responses: answers} = item[method]!;
        const body = requestBody?.$ref ? requestBodies[last(requestBody.$ref)]!.content : undefined;
        const byStatus = Object.fromEntries(
          Object.entries(answers).map(([status, answer]) => {
            const {content} = answer.$ref ? responses[last(answer.$ref)]! : answer;
            return [status, schemaOf(content, ANSWERED)];
          }),
        );
        const asked = body ? schemaOf(body, ACCEPTED) : null;
        return [method.toUpperCase(), route, asked, byStatus];
      }),
    );
    expect(calls).toEqual(CALLS);
  });

  it('says when the status is 200 and when 503, as the contract does', () => {
    const {description, responses: answers} = document.paths['/v1/status']!.get!;
    expect(answers[200]!.description).toBe('All flows are running.');
    expect(answers[503]!.description).toBe('Not all flows are running.');
    expect(description).toContain(
      'The status code is 200 if all flows are running, and 503 otherwise',
    );
  });

  it('names what a running server does differently in one section only', () => {
    const {info, ...contract} = document;
    const differences = info.description.split('**What a running server does differently.**')[1]!;
    for (const seen of ['`paused` or `initializing`', '500', '405', 'other than `status`'])
      expect(differences).toContain(seen);
    expect(JSON.stringify(contract)).not.toMatch(/\b(?:405|500)\b|ignored| to from /);
  });

  it.each(Object.entries(SCHEMAS))('%s has the fields of the contract', (name, expected) => {
    const schema = schemas[name]!;
    expect(schema.required).toEqual(expected.required);
    expect(Object.keys(schema.properties!)).toEqual(expected.properties);
  });

  it('knows six states, and lets a client ask for two', () => {
    expect(schemas.status?.enum).toEqual(STATES);
    expect(Object.keys(schemas.runtime_status!.properties!.flows!.properties!)).toEqual(STATES);
    expect(schemas.patch_status!.properties!.status!.enum).toEqual(['running', 'paused']);
    expect(schemas.patch_status!.additionalProperties).toBe(false);
  });

  it('gives an example for every schema and every status', () => {
    for (const [name, schema] of Object.entries(schemas))
      expect([name, schema.example]).not.toContain(undefined);
    const answers = Object.values(document.paths).flatMap((item) =>
      METHODS.flatMap((method) => Object.values(item[method]?.responses ?? {})),
    );
    for (const answer of answers) {
      const {content} = answer.$ref ? responses[last(answer.$ref)]! : answer;
      for (const media of Object.values(content!)) expect(media.example).toBeDefined();
    }
  });
});
