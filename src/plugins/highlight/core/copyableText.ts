import {parseConsole} from '../../../../samples/model/console';

/**
 * What the copy button of a block gives: its code, or of a session in a terminal the commands,
 * without prompts and without what they print.
 *
 * @param text the text of the block as it is shown
 * @param language of the block
 */
export function copyableText(text: string, language: string): string {
  const code = text.replace(/\n$/, '');
  const commands = language === 'console' ? parseConsole(code) : undefined;
  return commands ? commands.map((command) => command.text).join('\n') : code;
}
