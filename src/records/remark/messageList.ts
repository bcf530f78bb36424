import type {PhrasingContent, RootContent} from 'mdast';
import type {Message} from '../model/messages';
import {shownPattern} from '../model/shownPattern';
import {messageEntry} from './messages';
import {box, linkedTo, phrase} from './nodes';
import {misuse, type Page, type Use} from './page';

/** `<Messages of="syntax" />`: the messages of a group, each with its address. */
export function messageList(page: Page, use: Use): RootContent[] {
  const {messages} = page.records;
  const found = messages.get(use.attributes.of ?? '');
  if (found) {
    const entries = found.map((message) => entry(page, use, message));
    return [box('dl', 'entries entries--messages', entries)];
  }
  throw misuse(
    page,
    use,
    `${page.version} has no group "${use.attributes.of ?? ''}" of messages.`,
    `Write of="…" with one of: ${[...messages.keys()].join(', ')}. ` +
      `A new one is a file data/${page.version}/messages/NAME.yaml.`,
  );
}

function entry(page: Page, use: Use, message: Message): RootContent {
  const {id, patterns, remark, cause, event, flow, fix} = message;
  const texts = Object.keys(patterns).flatMap((pattern, index): PhrasingContent[] => [
    ...phrase(index > 0 ? ', ' : ''),
    {type: 'inlineCode', value: shownPattern(pattern)},
  ]);
  const lines = Object.entries({Cause: cause, Event: event, Flow: flow, Fix: fix});
  return messageEntry(
    id,
    [...texts, ...phrase(remark ? `, ${remark}` : '')],
    lines.flatMap(([label, text]) => (text ? [[label, prose(page, use, text)] as const] : [])),
  );
}

/** A text with its links to pages of the version. */
function prose(page: Page, use: Use, text: string): PhrasingContent[] {
  return text.split(/(\[[^\]]*\]\([^)]*\))/).flatMap((part) => {
    const [, words, target = '', anchor] = /^\[(.*)\]\(([^)#]*)#?(.*)\)$/.exec(part) ?? [];
    if (words === undefined) return phrase(part);
    const url = page.linkTo(target, anchor);
    if (url) return linkedTo(phrase(words), url);
    throw misuse(page, use, `links to ${target}, which does not exist.`, 'Write another page.');
  });
}
