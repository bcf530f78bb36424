import {createHash} from 'node:crypto';
import path from 'node:path';
import {fingerprint} from '../../src/language/fingerprint';
import type {CheckAnswer, LanguageRelease, LanguageRequest} from '../../src/language/protocol';
import type {PublishedFile} from '../../src/language/published';
import {planPages} from '../../src/samples/check/node/pages';
import {outcomeOf} from '../../src/samples/model/outcome';
import {judgeItem} from '../../src/samples/check/judgeItem';
import type {SampleItem} from '../../src/samples/model/plan';
import {listLanguageFiles, needsLanguage, readLanguageFile} from '../language';
import {expect, test, type Site} from '../site';
import {LiveSample} from '../liveSample';
import {DOCS, VERSIONS} from '../../testing/versions';

needsLanguage();

// Runs every sample that readers can run in the site's worker in a real browser, and compares the result
// with the page.
const ROOT = path.resolve(__dirname, '../..');
const plans = planPages(ROOT);
const samples = plans.flatMap(({page, items}) =>
  items
    .filter((item): item is SampleItem => item.kind === 'sample')
    .map((item) => ({page, item, line: item.sample.fence.line})),
);

for (const {label, language} of VERSIONS) {
  test(`the samples of ${label} give what their pages show`, async ({site}) => {
    const own = samples.filter(({item}) => item.task.version.label === label);
    expect(own.length).toBeGreaterThan(10);
    const answers = await askInPage(
      site,
      language,
      own.map(({item}) => item.task.request),
    );
    expect(answers).toHaveLength(own.length);
    const wrong = own.flatMap(({page, item, line}, index) => {
      const outcome = outcomeOf(item.task, answers[index]!, `tremor-script ${language}`);
      return judgeItem(item, outcome).map(({what}) => `${page}:${line}: ${what}`);
    });
    expect(wrong).toEqual([]);
  });
}

/** Runs samples in the worker that the site starts. */
async function askInPage(
  site: Site,
  release: LanguageRelease,
  requests: readonly LanguageRequest[],
): Promise<readonly CheckAnswer[]> {
  const {page} = site;
  const started = page.waitForEvent('worker');
  await site.open(`${DOCS}/language/expressions`);
  await (await LiveSample.with(page, '0xff')).run();
  const worker = (await started).url();
  const published = {
    program: publishedFile(site, `${release}.wasm`),
    library: publishedFile(site, `${release}.library.json`),
    crate: release,
  };
  return page.evaluate(
    async ([url, files, questions]) => {
      type Message = {kind: string; language?: object; answer?: CheckAnswer};
      const answers: CheckAnswer[] = [];
      const host = new Worker(url);
      await new Promise<void>((resolve, reject) => {
        host.onmessage = ({data}: MessageEvent<Message>) => {
          if (data.kind === 'refused') reject(new Error(JSON.stringify(data)));
          if (data.kind === 'loaded') {
            const parts = {...data.language, outputBytes: 2 ** 24};
            host.postMessage({kind: 'open', parts});
            host.postMessage({kind: 'batch', requests: questions});
          }
          if (data.kind === 'answer' && data.answer) answers.push(data.answer);
          if (answers.length === questions.length) resolve();
        };
        host.postMessage({kind: 'load', published: files});
      });
      host.terminate();
      return answers;
    },
    [worker, published, requests] as const,
  );
}

function publishedFile(site: Site, name: string): PublishedFile {
  const file = listLanguageFiles().find((candidate) => candidate.startsWith(`${name}.`)) ?? '';
  const content = readLanguageFile(file);
  const digest = new Uint8Array(
    // Decoded by Node, so that two decoders are compared.
    createHash('sha256').update(content).digest(),
  );
  return {
    url: `${site.url}/assets/language/${file}`,
    bytes: content.length,
    sha256: fingerprint(digest),
    encoding: file.endsWith('.xz') ? 'xz' : 'none',
  };
}
