const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;

type Operation = {operationId?: string; description?: string; tags?: readonly string[]};
type PathItem = Partial<Record<(typeof METHODS)[number], Operation>>;

/** As much of an OpenAPI document as is needed to reach its operations. */
type OperationsDocument = {paths?: Record<string, PathItem>; tags?: readonly {name: string}[]};

/**
 * Puts each operation into one group of the page, the group of its last and narrowest tag, because
 * Redoc shows an operation with two tags twice, with the same ids.
 *
 * Adds the call and the operation id to the end of each operation's description: Redoc shows the path
 * in a button and no operation id, but in the text readers without JavaScript and the site's search
 * find both.
 *
 * Shows the names of groups in sentence case.
 */
export function annotateOperations<T extends OperationsDocument>(document: T): T {
  const paths = Object.entries(document.paths ?? {}).map(([path, item]) => [
    path,
    Object.fromEntries(
      Object.entries(item).map(([key, value]) =>
        isMethod(key) ? [key, annotate(key, path, value)] : [key, value],
      ),
    ),
  ]);
  const tags = document.tags?.map((tag) => ({...tag, 'x-displayName': toSentenceCase(tag.name)}));
  return {...document, ...(tags && {tags}), paths: Object.fromEntries(paths) as T['paths']};
}

function toSentenceCase(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function isMethod(key: string): key is (typeof METHODS)[number] {
  return (METHODS as readonly string[]).includes(key);
}

function annotate(method: string, path: string, operation: Operation): Operation {
  const facts = [
    `Call: \`${method.toUpperCase()} ${path}\``,
    ...(operation.operationId ? [`operation id: \`${operation.operationId}\``] : []),
  ].join(' · ');
  return {
    ...operation,
    ...(operation.tags ? {tags: operation.tags.slice(-1)} : {}),
    description: [operation.description, facts].filter(Boolean).join('\n\n'),
  };
}
