import fs from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import type {Exchange, Recording} from '../../tools/api/record';
import {findApiSpecs} from '../../src/plugins/openapi/node/specs';
import {readVersions} from '../../src/site/versions';

// Answers of real servers that differ from the description, as the API page and its guide explain.
const DIFFERENCES: Record<string, number> = {
  'PATCH /v1/flows/main {"status":"snoozing"}': 500,
  'PATCH /v1/flows/main {"state":"paused"}': 500,
  'PATCH /v1/flows/main {"status":': 500,
  'PATCH /v1/flows/main status: running': 500,
  'DELETE /v1/flows/main': 405,
  'GET /v1/nope': 404,
};

type Answer = {$ref?: string; content?: Record<string, {schema: {$ref: string}}>};
type Document = {
  paths: Record<string, Record<string, {responses: Record<string, Answer>}>>;
  components: {responses: Record<string, Answer>; schemas: object};
};

const site = path.resolve(__dirname, '../..');
const name = ({request: {method, path: route, body}}: Exchange): string =>
  [method, route, body].filter(Boolean).join(' ');

describe.each(findApiSpecs(site, readVersions(site)))('recorded answers of $label', (spec) => {
  const document = parse(fs.readFileSync(spec.file, 'utf8')) as Document;
  const recorded = JSON.parse(
    fs.readFileSync(path.join(site, 'data', 'api', `${spec.label}.json`), 'utf8'),
  ) as Recording;
  const ajv = new Ajv({strict: false, allErrors: true});
  ajv.addSchema(document, 'api');

  /** The answer that the description promises, if it knows call and status. */
  function promised({request, status}: Exchange): Answer | undefined {
    const route = Object.keys(document.paths).find((template) =>
      new RegExp(`^${template.replace(/\{[^}]+\}/g, '[^/]+')}$`).test(request.path),
    );
    const answer =
      route && document.paths[route]?.[request.method.toLowerCase()]?.responses[status];
    if (!answer) return undefined;
    return answer.$ref ? document.components.responses[answer.$ref.split('/').at(-1)!] : answer;
  }

  it('reaches every call, and every status', () => {
    const reached = new Set(
      recorded.exchanges.map((exchange) => promised(exchange)).filter(Boolean),
    );
    const missing = Object.entries(document.paths).flatMap(([route, item]) =>
      Object.entries(item).flatMap(([method, operation]) =>
        Object.entries(operation.responses ?? {})
          .filter(([, answer]) => {
            const target = answer.$ref
              ? document.components.responses[answer.$ref.split('/').at(-1)!]!
              : answer;
            return !reached.has(target);
          })
          .map(([status]) => `${method.toUpperCase()} ${route} ${status}`),
      ),
    );
    // This server has a failed flow from the start; the run of the guide has the status 200.
    expect(missing).toEqual(['GET /v1/status 200']);
  });

  it.each(recorded.exchanges.map((exchange) => [name(exchange), exchange] as const))(
    '%s',
    (title, exchange) => {
      const answer = promised(exchange);
      if (!answer || DIFFERENCES[title] !== undefined) {
        expect(exchange.status).toBe(DIFFERENCES[title]);
        return;
      }
      const schema = answer.content?.[exchange.type!]?.schema.$ref;
      expect(schema).toBeDefined();
      const valid = ajv.validate({$ref: `api${schema}`}, parse(exchange.body!));
      expect(ajv.errors ?? []).toEqual([]);
      expect(valid).toBe(true);
    },
  );
});
