/** The fields that records of several kinds share, each with its rule and its meaning. */
import * as z from 'zod';

/** A text of one line: it becomes a cell of a table, which has no line breaks. */
export function line(max = 400) {
  return z
    .string()
    .regex(/^\S.*\S$|^\S$/u, 'must be one line without white space around it')
    .regex(/^(?!.*\]\()/u, 'must not hold a link: it is shown on several pages')
    .max(max);
}

/** Several texts of one line. */
export const lines = z.array(line()).min(1);

/** A version of the runtime as records name it. */
export const version = z
  .string()
  .regex(/^\d+\.\d+$/, 'must be a release series such as "1.2", in quotes');

/** Whether something is true; a text says when. */
export const condition = z.union([z.boolean(), line()], 'must be a boolean or one line of text');

/** A value in a configuration. */
export type ConfigValue =
  string | number | boolean | readonly ConfigValue[] | {readonly [key: string]: ConfigValue};

const configValue: z.ZodType<ConfigValue> = z.lazy(() =>
  z.union(
    [z.string(), z.number(), z.boolean(), z.array(configValue), z.record(z.string(), configValue)],
    'must be a text, a number, a boolean, or a list or map of these',
  ),
);

/** Runs a comparison of fields even if single fields are wrong, so that all mistakes are reported. */
export const alsoAfterMistakes = {
  when: ({value}: z.core.ParsePayload) => typeof value === 'object' && value !== null,
};

/**
 * Refuses the second of two equal entries.
 *
 * @param keys the fields that identify an entry
 */
export function unique<Entry extends object>(...keys: readonly (keyof Entry & string)[]) {
  return (entries: readonly Entry[], context: z.core.$RefinementCtx): void => {
    // With `alsoAfterMistakes`, the field can hold a map instead of a list.
    const ids = [entries].flat().map((entry) => JSON.stringify(keys.map((key) => entry[key])));
    const message = `is a duplicate: an entry before it has the same ${keys.join(' and ')}`;
    ids.forEach((id, index) => {
      if (ids.indexOf(id) < index) context.addIssue({code: 'custom', path: [index], message});
    });
  };
}

/**
 * Requires an optional field for some values of another field.
 *
 * @param field is required if `on` has one of the values, and refused otherwise
 */
export function givenWhen<Field extends string, On extends string>(
  field: Field,
  on: On,
  values: readonly unknown[],
) {
  return (
    record: Readonly<Partial<Record<Field | On, unknown>>>,
    context: z.core.$RefinementCtx,
  ): void => {
    if (record[on] === undefined) return;
    const wanted = values.includes(record[on]);
    if ((record[field] !== undefined) === wanted) return;
    const message = wanted ? 'is required' : 'is not allowed';
    context.addIssue({code: 'custom', path: [field], message});
  };
}

/** A value that an option accepts. */
const optionValue = z.strictObject({value: line(), meaning: line()});

/** One setting of a part. */
export const option = z
  .strictObject({
    /** Dotted for nested settings; `entries[].name` is a field of each element of `entries`. */
    name: z.string().regex(/^[\w*-]+(\[\])?(\.[\w*-]+(\[\])?)*$/, 'must be a dotted name'),
    type: line(),
    /** The unit of a duration, size or rate. */
    unit: z.enum(['ns', 'ms', 's', 'bytes']).optional(),
    /** A nested setting is required within the setting around it. */
    required: z.boolean(),
    /** The value if the setting is omitted; null if there is none. */
    default: configValue.nullable().optional(),
    /** The default in words, if it is not one value. */
    defaultText: line().optional(),
    /** All values that are accepted, each alone or with what it does. */
    values: z
      .array(z.union([line(), optionValue]))
      .min(1)
      .optional(),
    /** A value that makes sense in a flow; shown below the description. */
    example: configValue.optional(),
    /** The first version with this setting, if that is later than its part's. */
    since: version.optional(),
    description: line(),
  })
  .superRefine((setting, {addIssue}) => {
    const given = (['default', 'defaultText'] as const).filter((key) => setting[key] !== undefined);
    if (setting.required) {
      given.forEach((key) => {
        addIssue({code: 'custom', path: [key], message: 'is not allowed'});
      });
    } else if (given.length !== 1) {
      addIssue({code: 'custom', message: 'must contain one of [default, defaultText]'});
    }
  }, alsoAfterMistakes);

/** Settings of a part as a flow gives them. */
export const example = z.strictObject({
  /** The label of its tab: `Minimal`, `All options`, or the topic of the alternative. */
  title: line(40),
  /** The name that the flow gives the part. */
  name: z.string().regex(/^\w+$/, 'must be a name in a flow'),
  /** The settings after `with`. */
  with: z.record(z.string(), configValue),
});

/** A key of the metadata (`$`) that a part reads or writes. */
export const metadataKey = z.strictObject({
  key: z.string().regex(/^\$[\w.\-[\]]+$/, 'must be a metadata key, such as $kafka.key'),
  direction: z.enum(['written', 'read', 'echoed']),
  type: line(),
  /** Whether a part that reads the key fails without it. */
  required: z.boolean(),
  meaning: line(),
  /** A value in a script. */
  example: line(),
});

/** A measurement that a part emits. */
export const metric = z.strictObject({
  name: z.string().regex(/^[\w.-]+$/, 'must be the name of a measurement'),
  /** Names of its tags. */
  tags: z.array(line()).min(1),
  fields: z.array(z.strictObject({name: line(), meaning: line()})).min(1),
});

export const port = z.strictObject({
  name: z.string().regex(/^\w+$/, 'must be the name of a port'),
  direction: z.enum(['in', 'out']),
  carries: line(),
});

/** A delivery guarantee, and its condition. */
export const promise = line().regex(/^(at-least-once|best effort)/, {
  error: 'must begin with at-least-once or best effort',
});

/** The side of a connector that emits events. */
export const sourceSide = z.strictObject({
  /** `is_transactional`: whether the events ask for an acknowledgement. */
  transactional: condition,
  /** `asynchronous`: whether a separate task receives events. */
  asynchronous: z.boolean(),
  /** `at-least-once` or `best effort`, and under which condition. */
  promise,
  /** The effects of an acknowledgement and of a failure at the source. */
  onAck: line(),
  onFail: line(),
});

/** The side of a connector that receives events. */
export const sinkSide = z.strictObject({
  /** `auto_ack`: whether the runtime acknowledges once the sink has returned. */
  autoAck: condition,
  /** `asynchronous`: whether events are sent after the sink has returned. */
  asynchronous: z.boolean(),
  /** `at-least-once` or `best effort`, and under which condition. */
  promise,
  /** When an event counts as delivered, and when as failed. */
  acknowledges: line(),
  fails: line(),
  /** The treatment of a batched event. */
  batches: line(),
});

/** A change that no comparison of two versions can find. */
export const change = z
  .strictObject({
    /** The release series that brought it. */
    in: version,
    kind: z.enum(['renamed', 'behavior']),
    /** The former name of the part, or of the option that `option` names. */
    from: line(80).optional(),
    /** The option, function, or flag that changed; omitted for the whole part. */
    option: line(80).optional(),
    /** The difference in behavior. */
    text: line().optional(),
    /** The steps that a reader must take. */
    action: line().optional(),
  })
  .superRefine(givenWhen('from', 'kind', ['renamed']), alsoAfterMistakes)
  .superRefine(givenWhen('text', 'kind', ['behavior']), alsoAfterMistakes);

/** The changes of a part, for the pages about upgrades. */
export const changes = z.array(change).min(1).optional();
