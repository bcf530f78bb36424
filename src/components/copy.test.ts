// @vitest-environment jsdom
import {beforeEach, expect, test, vi} from 'vitest';
import {copy} from './copy';

const region = document.querySelector<HTMLElement>('[role=status]')!;
let written: string[];

/** A browser whose clipboard and older command each allow or refuse copying. */
function browse({clipboard, command}: {clipboard?: boolean; command: boolean}): void {
  written = [];
  const write = (text: string) => {
    written.push(text);
    return clipboard ? Promise.resolve() : Promise.reject(new Error('refused'));
  };
  const api = {
    writeText: write,
    write: async ([item]: {blob: Promise<Blob>}[]) => write(await readBlob(await item!.blob)),
  };
  vi.stubGlobal('navigator', clipboard === undefined ? {} : {clipboard: api});
  vi.stubGlobal(
    'ClipboardItem',
    class {
      readonly blob: Promise<Blob> | undefined;
      constructor(data: Readonly<Record<string, Promise<Blob>>>) {
        this.blob = data['text/plain'];
      }
    },
  );
  document.execCommand = () => {
    written.push(`selected ${(document.activeElement as HTMLTextAreaElement).value}`);
    return command;
  };
}

/** jsdom's blobs have no method `text`. */
function readBlob(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(blob);
  });
}

beforeEach(() => (region.textContent = ''));

test.each([
  ['with the clipboard', {clipboard: true, command: false}, ['a']],
  ['over plain HTTP, without a clipboard', {command: true}, ['selected a']],
  ['if the reader denies the clipboard', {clipboard: false, command: true}, ['a', 'selected a']],
])('a text is copied %s, and the live region says so', async (_, browser, expected) => {
  browse(browser);
  expect(await copy('a')).toBe(true);
  expect(written).toEqual(expected);
  expect(region).toMatchObject({textContent: 'Copied', className: 'unseen'});
});

test('a fetched text is copied, or its failure is reported', async () => {
  browse({clipboard: true, command: true});
  expect(await copy(Promise.resolve('b'))).toBe(true);
  expect(written).toEqual(['b']);
  expect(await copy(Promise.reject(new Error('404')), 'Open the file')).toBe(false);
  expect(region).toMatchObject({textContent: 'Open the file', className: 'refusal'});
});

test('a refusal is said and shown, and the focus stays', async () => {
  browse({command: false});
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  expect(await copy('a')).toBe(false);
  expect(region).toMatchObject({textContent: 'Not copied', className: 'refusal'});
  expect(document.activeElement).toBe(button);
});
