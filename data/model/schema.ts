import {Joi} from '@docusaurus/utils-validation';
import type {Kind} from './model';

// Texts of one line: they become cells of tables, where a break has no place.
const line = Joi.string()
  .pattern(/^\S.*\S$|^\S$/u, 'one line')
  .max(400);
const names = Joi.array().items(line).min(1);
const version = Joi.string().pattern(/^\d+\.\d+$/, 'release series such as "1.2"');
const unit = Joi.string().valid('ns', 'ms', 's', 'bytes');
const promise = line.pattern(/^(at-least-once|best effort)/, 'at-least-once or best effort');
const condition = Joi.alternatives(Joi.boolean(), line);

const option = Joi.object({
  name: Joi.string()
    .pattern(/^[\w*-]+(\[\])?(\.[\w*-]+(\[\])?)*$/, 'dotted name')
    .required(),
  type: line.required(),
  unit,
  required: Joi.boolean().required(),
  default: Joi.any(),
  defaultText: line,
  values: names,
  since: version,
  description: line.required(),
})
  .oxor('default', 'defaultText')
  .when(Joi.object({required: Joi.valid(true)}).unknown(), {
    then: Joi.object({default: Joi.forbidden(), defaultText: Joi.forbidden()}),
    otherwise: Joi.object().or('default', 'defaultText'),
  });

const metadataKey = Joi.object({
  key: Joi.string()
    .pattern(/^\$[\w.\-[\]]+$/, 'metadata key')
    .required(),
  direction: Joi.string().valid('written', 'read', 'echoed').required(),
  type: line.required(),
  required: Joi.boolean().required(),
  meaning: line.required(),
  example: line.required(),
});

const port = Joi.object({
  name: Joi.string().pattern(/^\w+$/, 'port name').required(),
  direction: Joi.string().valid('in', 'out').required(),
  carries: line.required(),
});

const source = Joi.object({
  transactional: condition.required(),
  asynchronous: Joi.boolean().required(),
  promise: promise.required(),
  onAck: line.required(),
  onFail: line.required(),
});

const sink = Joi.object({
  autoAck: condition.required(),
  asynchronous: Joi.boolean().required(),
  promise: promise.required(),
  acknowledges: line.required(),
  fails: line.required(),
  batches: line.required(),
});

const base = Joi.object({
  name: Joi.string()
    .pattern(/^[\w-]+$/, 'name in code')
    .required(),
  purpose: line.max(140).required(),
  page: Joi.string()
    .pattern(/^[\w/-]+$/, 'path below the version')
    .required(),
  since: version.required(),
  needs: line,
  options: Joi.array().items(option).unique('name').required(),
  source_files: names.required(),
  notes: names,
});

const exchange = {
  metadata: Joi.array().items(metadataKey).unique(sameKey).required(),
  ports: Joi.array().items(port).min(1).required(),
};

/** A key may be both read and written; each direction has its row. */
function sameKey(a: {key: string; direction: string}, b: {key: string; direction: string}) {
  return a.key === b.key && a.direction === b.direction;
}

const sides = {
  source: ['source', 'both', 'either'],
  sink: ['sink', 'both', 'either'],
} as const;

const processor = base.append({inverse: line, stateful: Joi.boolean().required()});

/** What a record of each kind must hold; unknown keys are mistakes. */
export const schemas: {readonly [K in Kind]: Joi.ObjectSchema} = {
  connectors: base.append({
    side: Joi.string().valid('source', 'sink', 'both', 'either').required(),
    codec: Joi.object({
      rule: Joi.string().valid('required', 'optional', 'by MIME type', 'none').required(),
      default: line.when('rule', {
        is: 'optional',
        then: Joi.required(),
        otherwise: Joi.forbidden(),
      }),
    }).required(),
    config: Joi.string().valid('required', 'optional').required(),
    unknownOptions: Joi.string().valid('rejected', 'ignored').required(),
    source: source.when('side', {
      is: Joi.valid(...sides.source),
      then: Joi.required(),
      otherwise: Joi.forbidden(),
    }),
    sink: sink.when('side', {
      is: Joi.valid(...sides.sink),
      then: Joi.required(),
      otherwise: Joi.forbidden(),
    }),
    ...exchange,
  }),
  codecs: base.append({
    decodes: Joi.boolean().required(),
    encodes: Joi.boolean().required(),
    format: Joi.string().valid('text', 'binary').required(),
    stateful: Joi.boolean().required(),
    mime: Joi.array().items(line).required(),
  }),
  preprocessors: processor,
  postprocessors: processor,
  extractors: base.append({pattern: line.required(), yields: line.required()}),
  operators: base.append({
    use: line.required(),
    stateful: Joi.boolean().required(),
    ...exchange,
  }),
  shared: base,
};
