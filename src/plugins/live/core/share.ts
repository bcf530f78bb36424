/** Drafts as links: deflated JSON in the hash of an address, which browsers do not send. */
import {ENTRIES, type ModuleFiles} from '../../../language/protocol';
import {INPUT_NAMES, type Draft} from './draft';

/** The format's version: to be raised when the meaning of a link changes. */
const FORMAT = 1;
/** Longest link that is read, in characters: longer than any draft that was typed. */
const LINK_LIMIT = 200_000;
/** Longest unpacked link, in characters: a few bytes can unpack to gigabytes. */
const TEXT_LIMIT = 1_000_000;

/** A link's draft, with remarks on what was changed, or the reason why it cannot be opened. */
type Opened = {readonly draft: Draft; readonly remark?: string} | {readonly refusal: string};

/** Packs a draft for the hash of an address. */
export async function encodeDraft(draft: Draft): Promise<string> {
  const {version, entry, source, files} = draft;
  const inputs = INPUT_NAMES.filter((name) => draft[name] !== '').map((name) => [
    name,
    draft[name],
  ]);
  const text = JSON.stringify({
    f: FORMAT,
    v: version,
    e: entry,
    s: source,
    ...Object.fromEntries(inputs),
    ...(files ? {files} : {}),
  });
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return toBase64Url(new Uint8Array(await new Response(stream).arrayBuffer()));
}

/**
 * Reads a link that `encodeDraft` packed. Links from strangers can contain anything.
 *
 * @param versions labels of the site's versions; drafts of other versions open with the first of them
 */
export async function decodeDraft(packed: string, versions: readonly string[]): Promise<Opened> {
  if (packed.length > LINK_LIMIT) {
    return {refusal: 'This link is too long to be one of the playground, so it was not read.'};
  }
  let content: unknown;
  try {
    content = JSON.parse(await inflate(fromBase64Url(packed)));
  } catch {
    return {
      refusal:
        'This link is damaged: it does not hold a script. It was perhaps cut off when it was copied.',
    };
  }
  return readContent(content, versions);
}

function readContent(content: unknown, versions: readonly string[]): Opened {
  if (typeof content !== 'object' || content === null) return {refusal: NOT_OURS};
  const record = content as Readonly<Record<string, unknown>>;
  if (typeof record.f === 'number' && record.f > FORMAT) {
    return {
      refusal:
        'This link was made by a later version of this playground. Reload the page, then try again.',
    };
  }
  if (record.f !== FORMAT || typeof record.s !== 'string') return {refusal: NOT_OURS};
  const entry = ENTRIES.find((name) => name === record.e) ?? 'script';
  const text = (name: string): string => {
    const value = record[name];
    return typeof value === 'string' ? value : '';
  };
  const files = readFiles(record.files);
  const version = text('v');
  const known = versions.includes(version);
  const draft: Draft = {
    version: known ? version : (versions[0] ?? ''),
    entry,
    source: record.s,
    ...{events: text('events'), meta: text('meta'), state: text('state'), args: text('args')},
    ...(files ? {files} : {}),
  };
  const name = version.slice(0, 20) || 'no version';
  const remarks = [
    ...(known
      ? []
      : [
          `This link is for ${name}, which this site does not have. It was opened with ${draft.version}.`,
        ]),
    ...(files
      ? [
          `It was opened with the files that it uses: ${Object.keys(files).join(', ').slice(0, 200)}.`,
        ]
      : []),
  ];
  return remarks.length > 0 ? {draft, remark: remarks.join(' ')} : {draft};
}

/** The modules in a link; undefined if it has none. */
function readFiles(value: unknown): ModuleFiles | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const files = Object.entries(value).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return files.length > 0 ? Object.fromEntries(files) : undefined;
}

const NOT_OURS = 'This link does not hold a script of this playground.';

async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = stream.getReader();
  const decoder = new TextDecoder('utf-8', {fatal: true});
  let text = '';
  for (;;) {
    const {done, value} = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, {stream: true});
    if (text.length > TEXT_LIMIT) {
      await reader.cancel();
      throw new RangeError('The link unpacks to more than a draft has.');
    }
  }
}

function toBase64Url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (char) => char.charCodeAt(0));
}
