import type {LoadContext} from '@docusaurus/types';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {extractPage} from '../core/index/extract';
import type {Catalogue, PageEntry} from './catalogue';
import {devServer} from './devServer';
import {readMdx} from './mdx';

const source = `---
title: Kafka
---
import Tabs from '@theme/Tabs';

# Kafka

Reads **topics** with \`kafka_consumer\`.

## Options {#config}

<Tabs>
  <p>A {1 + 1} tab</p>
</Tabs>

| name | default |
| ---- | ------- |
| brokers | none |

### Retry policy

\`\`\`troy
define connector x
\`\`\`
`;

describe('readMdx', () => {
  it('has the ids, the code and the children of components', async () => {
    expect(extractPage(await readMdx(source), 'Kafka')).toEqual({
      title: 'Kafka',
      sections: [
        {title: 'Kafka', content: 'Reads topics with kafka_consumer.'},
        {title: 'Options', anchor: 'config', content: 'A tab name default brokers none'},
        {title: 'Retry policy', anchor: 'retry-policy', content: 'define connector x'},
      ],
    });
  });
});

describe('devServer', () => {
  let siteDir = '';
  let indexFile: (url: string) => Promise<string | undefined>;
  beforeAll(async () => {
    siteDir = await fs.mkdtemp(path.join(os.tmpdir(), 'search-dev-'));
    await fs.writeFile(path.join(siteDir, 'kafka.md'), source);
    await fs.writeFile(path.join(siteDir, 'broken.md'), '<Tabs>');
    const entry = (name: string): PageEntry => ({
      route: `/docs/${name}`,
      tag: 'docs-default-0.12',
      type: 'docs',
      title: name,
      source: `@site/${name}.md`,
      categories: [],
      names: [],
      keywords: [],
      description: '',
      weight: 1,
      indexed: true,
    });
    const catalogue: Catalogue = {
      tags: ['default', 'docs-default-0.12'],
      entries: [entry('kafka'), entry('broken')],
      classify: () => undefined,
    };
    const context = {siteDir, baseUrl: '/'} as LoadContext;
    const {setupMiddlewares} = devServer(context, () => catalogue, {
      indexCategories: true,
      moduleRoots: [],
    });
    const own = {name: 'own', middleware: () => undefined};
    const list = [own];
    expect(setupMiddlewares(list)).toEqual([]);
    const [search, ...rest] = list;
    expect(rest).toEqual([own]);
    indexFile = (url) =>
      new Promise((resolve, reject) => {
        const response = {setHeader: () => undefined, end: resolve};
        const next = (error?: unknown) =>
          error instanceof Error ? reject(error) : resolve(undefined);
        (search as unknown as ReturnType<typeof setupMiddlewares>[number]).middleware(
          {url},
          response,
          next,
        );
      });
  });
  afterAll(() => fs.rm(siteDir, {recursive: true}));

  const titles = async () => {
    const {documents} = JSON.parse((await indexFile('/search-index-docs-default-0.12.json')) ?? '');
    return documents.map((document: {sectionTitle: string}) => document.sectionTitle);
  };

  it('answers from the sources, without pages that do not parse', async () => {
    expect(await titles()).toEqual(['Kafka', 'Options', 'Retry policy']);
  });

  it('sees an edit on the next request', async () => {
    const file = path.join(siteDir, 'kafka.md');
    await fs.writeFile(file, source.replace('## Options', '## Settings'));
    await fs.utimes(file, new Date(), new Date(Date.now() + 5000));
    expect(await titles()).toEqual(['Kafka', 'Settings', 'Retry policy']);
  });

  it('has an empty index for a tag without sources, and no answer for other addresses', async () => {
    expect(JSON.parse((await indexFile('/search-index-default.json')) ?? '').documents).toEqual([]);
    expect(await indexFile('/search-index-docs-default-9.9.json')).toBeUndefined();
    expect(await indexFile('/docs/kafka')).toBeUndefined();
  });
});
