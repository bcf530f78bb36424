import {parseConsole} from '../../../samples/model/console';

/**
 * The text that the copy button of a block copies: its code, or the commands of a terminal session
 * without prompts and output.
 *
 * @param text the visible text of the block
 * @param language the language of the block
 */
export function copyableText(text: string, language: string): string {
  const code = text.replace(/\n$/, '');
  const commands = language === 'console' ? parseConsole(code) : undefined;
  return commands ? commands.map((command) => command.text).join('\n') : code;
}
