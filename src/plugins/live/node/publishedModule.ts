import type {FileToPublish, LanguageToPublish} from './languageFiles';

/**
 * The module with the programs that a page can load: the bundler replaces each import by the address
 * under which it publishes the file.
 */
export function publishedModule(languages: readonly LanguageToPublish[]): string {
  const imports: string[] = [];
  const file = ({path, ...facts}: FileToPublish): string => {
    const name = `file${imports.length}`;
    imports.push(`import ${name} from ${JSON.stringify(path)};`);
    return `{url: ${name}, ...${JSON.stringify(facts)}}`;
  };
  const entries = languages.map(
    ({release, crate, program, library}) =>
      `  ${JSON.stringify(release)}: {crate: ${JSON.stringify(crate)}, ` +
      `program: ${file(program)}, library: ${file(library)}},`,
  );
  return [...imports, 'export default {', ...entries, '};', ''].join('\n');
}
