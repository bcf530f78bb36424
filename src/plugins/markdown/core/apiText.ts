/** The description of an API as Markdown: each operation with a curl line, then the schemas. */
import type {
  Oas3Definition,
  Oas3MediaType,
  Oas3Operation,
  Oas3Parameter,
  Oas3PathItem,
  Oas3RequestBody,
  Oas3Response,
  Oas3Schema,
  Referenced,
} from '@redocly/openapi-core/lib/typings/openapi';

const METHODS = ['get', 'put', 'post', 'patch', 'delete', 'head', 'options', 'trace'] as const;
const JSON_TYPE = 'application/json';

type Call = {
  readonly method: string;
  readonly path: string;
  readonly operation: Oas3Operation<Oas3Schema>;
  readonly parameters: readonly Oas3Parameter<Oas3Schema>[];
};

/**
 * Writes the reference in the order of the description's tags.
 *
 * @param title of the page
 */
export function apiText(api: Oas3Definition, title: string): string {
  const host = api.servers?.[0]?.url ?? '';
  const calls = listCalls(api);
  const groups = (api.tags ?? []).flatMap(({name, description}) => {
    const own = calls.filter(({operation}) => operation.tags?.includes(name));
    const heading = `## ${name.charAt(0).toUpperCase()}${name.slice(1)}`;
    return [heading, description, ...own.flatMap((call) => callText(api, host, call))];
  });
  const schemas = Object.entries(api.components?.schemas ?? {}).flatMap(([name, schema]) => {
    const {description, example} = resolve(api, schema);
    const list = fields(api, schema).join('\n');
    return [`### ${name}`, description, list, example === undefined ? '' : json(example)];
  });
  const parts = [`# ${title}`, api.info?.description, ...groups, '## Schemas', ...schemas];
  return `${parts.flatMap((part) => part?.trim() || []).join('\n\n')}\n`;
}

function listCalls(api: Oas3Definition): readonly Call[] {
  return Object.entries(api.paths ?? {}).flatMap(([path, entry]) => {
    const item = resolve<Oas3PathItem<Oas3Schema>>(api, entry);
    return METHODS.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
      return {
        ...{method: method.toUpperCase(), path, operation},
        parameters: parameters.map((one) => resolve<Oas3Parameter<Oas3Schema>>(api, one)),
      };
    });
  });
}

function callText(api: Oas3Definition, host: string, call: Call): readonly string[] {
  const {method, path, operation, parameters} = call;
  const body =
    operation.requestBody && resolve<Oas3RequestBody<Oas3Schema>>(api, operation.requestBody);
  const content = body?.content[JSON_TYPE];
  const address = parameters.reduce(
    (text, {name, example}) => text.replace(`{${name}}`, String(example ?? `<${name}>`)),
    host + path,
  );
  const curl = [
    `curl -s ${method === 'GET' ? '' : `-X ${method} `}'${address}'`,
    ...(content
      ? [`-H 'content-type: ${JSON_TYPE}'`, `-d '${JSON.stringify(content.example)}'`]
      : []),
  ].join(' ');
  const responses = Object.entries(operation.responses).flatMap(([status, one]) => {
    const {description, content: answers} = resolve<Oas3Response<Oas3Schema>>(api, one);
    const answer = answers?.[JSON_TYPE];
    const type = answer ? ` (${typeOf(answer)})` : '';
    const example: unknown = answer?.example;
    return [`Status \`${status}\`${type}: ${description ?? ''}`, example ? json(example) : ''];
  });
  return [
    `### ${operation.summary ?? `${method} ${path}`}`,
    operation.description ?? '',
    `\`\`\`bash\n${curl}\n\`\`\``,
    parameters
      .map(({name, in: place, description}) => `- \`${name}\` (${place}): ${description ?? ''}`)
      .join('\n'),
    ...(body && content ? [`Body (${typeOf(content)}): ${body.description ?? ''}`] : []),
    ...responses,
  ];
}

/** The fields of a schema as a list, with those of records inside it below their names. */
function fields(api: Oas3Definition, schema: Referenced<Oas3Schema>, indent = ''): string[] {
  const {properties = {}, required = []} = resolve(api, schema);
  return Object.entries(properties).flatMap(([name, property]) => {
    const facts = [schemaName(property), ...(required.includes(name) ? ['required'] : [])];
    const {description, enum: values} = resolve(api, property);
    const choice = values && !isReference(property) ? ` One of ${listed(values)}.` : '';
    const line = `${indent}- \`${name}\` (${facts.join(', ')}): ${description ?? ''}${choice}`;
    return [line, ...(isReference(property) ? [] : fields(api, property, `${indent}  `))];
  });
}

const listed = (values: readonly unknown[]) => values.map((one) => `\`${String(one)}\``).join(', ');
const json = (value: unknown) => `\`\`\`json\n${JSON.stringify(value)}\n\`\`\``;

function typeOf({schema}: Oas3MediaType<Oas3Schema>): string {
  return schema ? schemaName(schema) : 'any';
}

/** The name of a schema that the page explains, or its type. */
function schemaName(schema: Referenced<Oas3Schema>): string {
  if (isReference(schema)) return `\`${schema.$ref.split('/').at(-1)!}\``;
  const {type, items, additionalProperties} = schema;
  if (type === 'array') return `array of ${typeof items === 'object' ? schemaName(items) : 'any'}`;
  return typeof additionalProperties === 'object'
    ? `record of ${schemaName(additionalProperties)}`
    : String(type ?? 'any');
}

function isReference(node: object): node is {readonly $ref: string} {
  return '$ref' in node;
}

/** The part of the description that a reference names. */
function resolve<T extends object>(api: Oas3Definition, node: Referenced<T>): T {
  if (!isReference(node)) return node;
  const keys = node.$ref.replace('#/', '').split('/');
  const found = keys.reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], api);
  return resolve(api, found as Referenced<T>);
}
