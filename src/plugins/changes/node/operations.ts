/** The operations of the management API as parts, from its description. */
import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import type {Fields, Part} from '../../../records/model/changes/facts';
import {UNRELEASED, type DocsVersion} from '../../../site/versions/model';

const METHODS = ['get', 'put', 'post', 'delete', 'patch'];

interface Operation {
  readonly summary?: string;
  readonly deprecated?: boolean;
  readonly parameters?: readonly {readonly name?: string; readonly $ref?: string}[];
  readonly requestBody?: object;
  readonly responses?: Readonly<Record<string, unknown>>;
}

interface Schema {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema & {readonly $ref?: string}>>;
}

interface Description {
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: {readonly schemas?: Readonly<Record<string, Schema>>};
}

/** Reads the operations from the description of a version; an empty list without a description. */
export function readOperations(siteDir: string, {name, label}: DocsVersion): Part[] {
  const folder = name === UNRELEASED ? label : `v${name}`;
  const file = path.join(siteDir, 'static/api', folder, 'openapi.yaml');
  return fs.existsSync(file) ? listOperations(parse(fs.readFileSync(file, 'utf8'))) : [];
}

/** The operations, and the objects that they exchange. */
export function listOperations({paths = {}, components}: Description): Part[] {
  const shared = {kind: 'api', page: 'api', changes: []} as const;
  const operations = Object.entries(paths).flatMap(([route, methods]) =>
    METHODS.flatMap((method): Part[] => {
      const operation = methods[method];
      if (!operation) return [];
      const {summary = '', deprecated = false, parameters = [], requestBody, responses} = operation;
      const fields: Fields = {
        purpose: summary,
        deprecated,
        statuses: Object.keys(responses ?? {}).join(', '),
        body: requestBody ? 'yes' : 'none',
      };
      const items = parameters.map(({name, $ref = ''}) => ({
        kind: 'field' as const,
        name: name ?? $ref.replace(/^.*\//, ''),
        fields: {},
      }));
      return [{...shared, name: `${method.toUpperCase()} ${route}`, fields, items}];
    }),
  );
  const objects = Object.entries(components?.schemas ?? {}).map(
    ([name, {type = '', enum: values, required = [], properties = {}}]): Part => ({
      ...{...shared, name},
      fields: {type, ...(values ? {values} : {})},
      items: Object.entries(properties).map(([field, one]) => ({
        kind: 'field',
        name: field,
        fields: {
          type: one.$ref?.replace(/^.*\//, '') ?? one.type ?? '',
          required: required.includes(field),
        },
      })),
    }),
  );
  return [...operations, ...objects];
}
