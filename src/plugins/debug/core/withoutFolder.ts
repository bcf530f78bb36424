/**
 * Makes paths relative wherever they stand in a value.
 *
 * @param value what JSON can hold; anything else in it is lost
 * @param folder an absolute path without a slash at its end
 */
export function withoutFolder<Value>(value: Value, folder: string): Value {
  const text = JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'string' ? part.replaceAll(`${folder}/`, '') : part,
  );
  return JSON.parse(text) as Value;
}
