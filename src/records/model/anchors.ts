/** The ids of rows, for the tables that have them and the pages that link to them. */

/** The id of an option's row, such as `kafka_consumer-mode-transactional-commit_interval`. */
export function optionAnchor(record: string, option: string): string {
  return `${record}-${slug(option)}`;
}

/** The id of a metadata key's row, such as `kafka_consumer-meta-written-kafka_consumer-key`. */
export function metadataAnchor(record: string, key: string, direction: string): string {
  return `${record}-meta-${direction}-${slug(key)}`;
}

function slug(name: string): string {
  return name
    .replace(/\[\]/g, '')
    .replace(/[^\w-]+/g, '-')
    .replace(/^-|-$/g, '');
}
