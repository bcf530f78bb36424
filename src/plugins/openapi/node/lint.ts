import path from 'node:path';
import {getLineColLocation, lint, loadConfig, YamlParseError} from '@redocly/openapi-core';

/**
 * Checks an OpenAPI file with the rules of redocly.yaml: syntax, references, style.
 *
 * @param file absolute path of the YAML file
 * @param siteDir the project's root; messages name files relative to it
 * @returns one line per problem, `file:line:column: message (rule)`; empty if the file is clean
 */
export async function lintSpec(file: string, siteDir: string): Promise<string[]> {
  const config = await loadConfig({configPath: path.join(siteDir, 'redocly.yaml')});
  let problems;
  try {
    problems = await lint({ref: file, config});
  } catch (error) {
    if (!(error instanceof YamlParseError)) throw error;
    // The parser's own message names the absolute file, and its place in brackets at the end.
    const [, message, line, column] = /^(.*) in ".*" \((\d+):(\d+)\)/.exec(error.message) ?? [];
    return [`${path.relative(siteDir, file)}:${line}:${column}: ${message} (yaml)`];
  }
  return problems.map((problem) => {
    const location = problem.location[0];
    const at = location && getLineColLocation(location);
    const place = at
      ? `${path.relative(siteDir, at.source.absoluteRef)}:${at.start.line}:${at.start.col}`
      : path.relative(siteDir, file);
    const hint = problem.suggest.length > 0 ? ` Did you mean ${problem.suggest.join(' or ')}?` : '';
    return `${place}: ${problem.message}${hint} (${problem.ruleId})`;
  });
}

/** Throws an Error with every problem of the file, one per line. */
export async function requireCleanSpec(file: string, siteDir: string): Promise<void> {
  const problems = await lintSpec(file, siteDir);
  if (problems.length === 0) return;
  throw new Error(
    `The API description has ${problems.length} problem${problems.length > 1 ? 's' : ''}:\n` +
      `${problems.map((line) => `  ${line}`).join('\n')}\n` +
      'Fix these lines; `npm run check:api` repeats this check alone.',
  );
}
