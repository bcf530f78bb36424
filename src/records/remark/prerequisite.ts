import type {Code, RootContent} from 'mdast';
import type {Prerequisite} from '../model/prerequisites';
import {box, paragraph, phrase} from './nodes';
import {misuse, type Page, type Use} from './page';

/** `<Prerequisite of="kafka" />`: how to start what the page needs, see that it is up, stop it. */
export function prerequisite(page: Page, use: Use): RootContent[] {
  const {title, start, ready, stop} = find(page, use);
  const block: Code = {type: 'code', lang: 'bash', value: start};
  return [
    box('details', 'prerequisite', [
      box('summary', '', phrase(`You need ${title}. Start one to try things out`)),
      block,
      paragraph(`It is up when this command succeeds: \`${ready}\``),
      paragraph(`Stop it with \`${stop}\`.`),
    ]),
  ];
}

function find(page: Page, use: Use): Prerequisite {
  const name = use.attributes.of ?? '';
  const found = page.prerequisites.get(name);
  if (found) return found;
  throw misuse(
    page,
    use,
    `the prerequisite "${name}" is unknown.`,
    `Write of="…" with one of: ${[...page.prerequisites.keys()].join(', ')}. ` +
      'A new one is an entry of data/prerequisites.yaml.',
  );
}
