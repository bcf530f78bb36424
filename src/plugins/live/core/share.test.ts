import {deflateRawSync} from 'node:zlib';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {NO_INPUTS, type Draft} from './draft';
import {decodeDraft, encodeDraft} from './share';

const draft: Draft = {
  ...{version: '0.12', entry: 'script', source: 'let a = "ü🚀";\nevent'},
  ...{events: '{"n": 18446744073709551615}', meta: '{}', state: '', args: '{"a": 1}'},
};
const VERSIONS = ['edge', '0.12'];
const pack = (content: unknown) => deflateRawSync(JSON.stringify(content)).toString('base64url');
const refusal = async (packed: string) => {
  const opened = await decodeDraft(packed, VERSIONS);
  return 'refusal' in opened ? opened.refusal : undefined;
};

describe('a link', () => {
  it('unpacks to the same draft', async () => {
    expect(await decodeDraft(await encodeDraft(draft), VERSIONS)).toEqual({draft});
  });

  it('holds a module, and the files that a source uses', async () => {
    const given: Draft = {...draft, entry: 'module', files: {'a/b.tremor': 'const c = 1;'}};
    expect(await decodeDraft(await encodeDraft(given), VERSIONS)).toEqual({
      draft: given,
      remark: 'It was opened with the files that it uses: a/b.tremor.',
    });
    const garbage = {f: 1, v: '0.12', e: 'script', s: 'event', files: {a: 1, b: null}};
    expect(await decodeDraft(pack(garbage), VERSIONS)).toEqual({
      draft: {...NO_INPUTS, version: '0.12', entry: 'script', source: 'event'},
    });
  });

  it('holds any text', async () => {
    const text = fc.string({unit: 'grapheme'});
    await fc.assert(
      fc.asyncProperty(text, text, async (source, events) => {
        const given: Draft = {...draft, source, events};
        expect(await decodeDraft(await encodeDraft(given), VERSIONS)).toEqual({draft: given});
      }),
      {numRuns: 50},
    );
  });

  it('is safe in an address', async () => {
    expect(await encodeDraft({...draft, source: '?&#/+='.repeat(99)})).toMatch(/^[\w-]+$/);
  });
});

describe('decodeDraft', () => {
  it('refuses a damaged link', async () => {
    const packed = await encodeDraft(draft);
    expect(await refusal(packed.slice(0, -9))).toMatch(/^This link is damaged/);
    expect(await refusal('<script>alert(1)</script>')).toMatch(/damaged/);
    expect(await refusal('')).toMatch(/damaged/);
  });

  it('never throws', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), async (packed) => {
        expect(await decodeDraft(packed, VERSIONS)).toHaveProperty('refusal');
      }),
    );
  });

  it('refuses a link that is too long, or unpacks to too much', async () => {
    expect(await refusal('A'.repeat(1_000_000))).toMatch(/too long/);
    expect(await refusal(pack({f: 1, s: ' '.repeat(50_000_000)}))).toMatch(/damaged/);
  });

  it('refuses a link without a draft', async () => {
    expect(await refusal(pack([]))).toMatch(/does not hold a script/);
    expect(await refusal(pack(null))).toMatch(/does not hold a script/);
    expect(await refusal(pack({f: 1, s: {}}))).toMatch(/does not hold a script/);
  });

  it('refuses a link of a later playground', async () => {
    expect(await refusal(pack({f: 2, s: 'event'}))).toMatch(/later version of this playground/);
  });

  it('opens a draft of an unknown version with the first version', async () => {
    const opened = await decodeDraft(pack({f: 1, v: '0.99', e: 'script', s: 'event'}), VERSIONS);
    expect(opened).toEqual({
      draft: {version: 'edge', entry: 'script', source: 'event', ...NO_INPUTS},
      remark: expect.stringMatching(/is for 0\.99, .* opened with edge/) as string,
    });
  });

  it('ignores an unknown kind of source, and inputs that are not strings', async () => {
    const odd = {f: 1, v: '0.12', e: '__proto__', s: 'event', events: 7, meta: {}};
    expect(await decodeDraft(pack(odd), VERSIONS)).toEqual({
      draft: {version: '0.12', entry: 'script', source: 'event', ...NO_INPUTS},
    });
  });
});
