/** The parts that records of several kinds share, each with its rule and its meaning. */
import * as z from 'zod';

/** A text of one line: it becomes a cell of a table, where a line break has no place. */
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

/** Whether something holds; a text says when. */
export const condition = z.union([z.boolean(), line()], 'must be a boolean or one line of text');

/** A value as it stands in a configuration. */
export type ConfigValue =
  string | number | boolean | readonly ConfigValue[] | {readonly [key: string]: ConfigValue};

const configValue: z.ZodType<ConfigValue> = z.lazy(() =>
  z.union(
    [z.string(), z.number(), z.boolean(), z.array(configValue), z.record(z.string(), configValue)],
    'must be a text, a number, a boolean, or a list or map of these',
  ),
);

/** Lets a comparison of fields run where single fields are wrong, so that all mistakes are told. */
export const alsoAfterMistakes = {
  when: ({value}: z.core.ParsePayload) => typeof value === 'object' && value !== null,
};

/**
 * Refuses the second of two entries that are the same.
 *
 * @param keys the fields that tell entries apart
 */
export function unique<Entry extends object>(...keys: readonly (keyof Entry & string)[]) {
  return (entries: readonly Entry[], context: z.core.$RefinementCtx): void => {
    const ids = entries.map((entry) => JSON.stringify(keys.map((key) => entry[key])));
    const message = `is a duplicate: an entry before it has the same ${keys.join(' and ')}`;
    ids.forEach((id, index) => {
      if (ids.indexOf(id) < index) context.addIssue({code: 'custom', path: [index], message});
    });
  };
}

/**
 * Ties a field that may be left out to another one.
 *
 * @param field must be given where `on` has one of the values, and left out where it has another
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
    /** A nested setting is required within the setting that holds it. */
    required: z.boolean(),
    /** What applies when the setting is left out; null where nothing does. */
    default: configValue.nullable().optional(),
    /** Says the default in words where it is not one value. */
    defaultText: line().optional(),
    /** All values that are accepted, each alone or with what it does. */
    values: z
      .array(z.union([line(), optionValue]))
      .min(1)
      .optional(),
    /** A value that makes sense in a flow; shown below the description. */
    example: configValue.optional(),
    /** The first version with this setting, where it came later than its part. */
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
  /** What its tab says: `Minimal`, `All options`, or what the alternative is about. */
  title: line(40),
  /** The name that the flow gives the part. */
  name: z.string().regex(/^\w+$/, 'must be a name in a flow'),
  /** What stands behind `with`. */
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
  /** A value as it is written in a script. */
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

/** What holds for an event's way, and under which condition. */
export const promise = line().regex(/^(at-least-once|best effort)/, {
  error: 'must begin with at-least-once or best effort',
});

/** The side of a connector that emits events. */
export const sourceSide = z.strictObject({
  /** `is_transactional`: whether the events ask for an acknowledgement. */
  transactional: condition,
  /** `asynchronous`: whether a task of its own takes events in. */
  asynchronous: z.boolean(),
  /** `at-least-once` or `best effort`, and under which condition. */
  promise,
  /** What an acknowledgement and a failure do at the source. */
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
  /** What happens to a batched event. */
  batches: line(),
});
