import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import path from 'node:path';
import type {Nodes, Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import type {Outcome} from '../model/outcome';
import type {Records} from '../model/records';
import {SAMPLE_VERSIONS} from '../model/testing';
import {samples, type SamplesOptions} from './samples';

const checked: Outcome = {by: 'tremor-script 0.13.0', ok: true};
const recorded: Outcome = {by: 'tremor 0.13.0', blocks: []};
const always = (outcome: Outcome) => () => ({get: () => outcome}) as unknown as Records;

type Settings = Partial<SamplesOptions> & {readonly file?: string};

const parse = (markdown: string): Root =>
  unified().use(remarkParse).use(remarkMdx).use(remarkDirective).parse(markdown);

function run(tree: Root, {file = 'docs/page.md', ...options}: Settings = {}): Root {
  const siteDir = path.resolve('/site');
  samples({siteDir, versions: SAMPLE_VERSIONS, recordsOf: () => new Map(), ...options})(tree, {
    path: path.join(siteDir, file),
  });
  return tree;
}

/** The tree as indented lines: elements with their attributes, blocks with their first line. */
function transform(markdown: string, settings?: Settings): string {
  return print(run(parse(markdown), settings), '').trim();
}

function print(node: Root | Nodes, indent: string): string {
  const inner =
    'children' in node ? node.children.map((n) => print(n, `${indent}  `)).join('') : '';
  if (node.type === 'root') return node.children.map((child) => print(child, indent)).join('');
  if ((node as {type: string}).type === 'mdxJsxFlowElement') {
    const {name, attributes} = node as unknown as MdxJsxFlowElement;
    const words = wordsOf(
      Object.fromEntries(
        attributes.flatMap((each) => ('name' in each ? [[each.name, each.value]] : [])),
      ),
    );
    return `${indent}<${name}${words}>\n${inner}`;
  }
  if (node.type === 'containerDirective') return `${indent}${node.type}\n${inner}`;
  return node.type === 'code'
    ? `${indent}${node.lang}${wordsOf(node.data?.hProperties)}: ${node.value}\n`
    : `${indent}${node.type === 'text' && indent !== '' ? node.value : node.type}\n`;
}

const wordsOf = (properties: object = {}): string =>
  Object.entries(properties)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');

const block = (info: string, text: string) => `\`\`\`${info}\n${text}\n\`\`\``;
const page = (...blocks: string[]) => blocks.join('\n\n');

/** The part of the legend about the tick. */
const TICK = '  ✓ tested with Tremor';

describe('samples', () => {
  it('puts the blocks of a sample together, and names the implementation at the end', () => {
    const text = page(
      block('json event', '1'),
      block('tremor', 'event'),
      block('json result', '1'),
    );
    expect(transform(text, {recordsOf: always(checked)})).toBe(
      [
        '<Sample fit="narrow" pair="first">',
        '  <SampleSide>',
        '    json label="Event": 1',
        '  <SampleSide>',
        '    tremor label="Script" seen="checked with tremor-script 0.13.0": event',
        '  <SampleSide>',
        '    json label="Result": 1',
        '<p className="samples-legend" data-search-ignore="">',
        TICK,
        '<p className="samples-provenance" data-search-ignore="">',
        '  Samples checked with tremor-script 0.13.0.',
      ].join('\n'),
    );
  });

  it('does not move blocks across prose', () => {
    const text = page(
      block('json event', '1'),
      'Then:',
      block('tremor', 'event'),
      block('json result', '1'),
    );
    expect(transform(text)).toBe(
      [
        'json label="Event": 1',
        'paragraph',
        '<Sample fit="narrow">',
        '  <SampleSide>',
        '    tremor label="Script": event',
        '  <SampleSide>',
        '    json label="Result": 1',
      ].join('\n'),
    );
  });

  it('stacks blocks whose lines are too long to fit side by side', () => {
    const long = JSON.stringify('x'.repeat(100));
    const text = page(
      block('json event', long),
      block('tremor', 'event'),
      block('json result', long),
    );
    expect(transform(text)).toMatch(/^<Sample>/);
  });

  it('names the runtime that recorded commands, or says why they were not run', () => {
    const text = page(
      block('console', '$ tremor --version'),
      block('console not-run reason="needs Discord"', '$ tremor server run discord.troy'),
    );
    expect(transform(text, {recordsOf: always(recorded)})).toBe(
      [
        'console label="Command" seen="recorded with tremor 0.13.0": $ tremor --version',
        '<p className="samples-legend" data-search-ignore="">',
        TICK,
        '<Sample note="not run: needs Discord">',
        '  <SampleSide>',
        '    console label="Command": $ tremor server run discord.troy',
        '<p className="samples-provenance" data-search-ignore="">',
        '  Flows recorded with tremor 0.13.0.',
      ].join('\n'),
    );
  });

  it('labels what readers type into a running flow', () => {
    expect(transform(block('json input', '{"n": 1}'))).toBe('json label="Input": {"n": 1}');
  });

  it('adds no line at the end of a part that other pages include', () => {
    const options = {recordsOf: always(checked), file: 'docs/_part.md'};
    expect(transform(block('tremor', '1'), options)).not.toContain('Samples checked');
  });

  it('finds samples in notes, separates two samples, and leaves other blocks alone', () => {
    const text = page(
      ':::note',
      block('tremor', '1'),
      block('json result', '1'),
      block('tremor', '2'),
      block('json', '3'),
      ':::',
    );
    expect(transform(text)).toBe(
      [
        'containerDirective',
        '  <Sample fit="narrow">',
        '    <SampleSide>',
        '      tremor label="Script": 1',
        '    <SampleSide>',
        '      json label="Result": 1',
        '  tremor label="Script": 2',
        '  json: 3',
      ].join('\n'),
    );
  });

  it('folds a long diagnostic below its message', () => {
    const failing = (diagnostic: string) =>
      transform(page(block('tremor fails', 'let'), block('text', diagnostic)));
    expect(failing('Error')).toContain('  <SampleSide>\n    text label="Error": Error');
    const long = `Error:\n${'  1 | a\n'.repeat(8)}    | ^ Found the token`;
    expect(failing(long)).toContain(
      [
        '    <details className="sample-fold">',
        '      <summary>',
        '        Found the token',
        '      text label="Error": Error:',
      ].join('\n'),
    );
  });

  it('leaves out hidden blocks, and joins the blocks before and after one', () => {
    const text = page(
      block('json event hidden', '1'),
      block('tremor', 'event'),
      block('json result hidden', '1'),
      block('json result', '1'),
      block('bash hidden', 'sleep 1'),
      'Text.',
    );
    const isLive = () => true;
    expect(transform(text, {isLive})).toBe(
      [
        `<Sample fit="narrow" run="next" hiddenParts="${JSON.stringify({events: '1'})}">`,
        '  <SampleSide>',
        '    tremor label="Script" press="run": event',
        '  <SampleSide>',
        '    json label="Results": 1',
        '<p className="samples-legend" data-search-ignore="">',
        '  Run executes the script here',
        'paragraph',
      ].join('\n'),
    );
  });

  it('separates examples from data files from the page, and uses their records', () => {
    const asked: string[] = [];
    const recordsOf = (source: string): Records => {
      asked.push(source);
      return new Map();
    };
    const tree = parse(page(block('troy fragment=with', 'with\n  a = 1'), block('tremor', '1')));
    Object.assign(tree.children[0]!, {data: {source: 'data/next/codecs/json.yaml'}});
    run(tree, {recordsOf});
    expect(asked).toEqual(['data/next/codecs/json.yaml', 'docs/page.md']);
  });

  it('gives a sample the version that runs it, and the parts that its blocks do not show', () => {
    const text = page(
      block('json event title="order.json"', '{"n": 1}'),
      '# Elsewhere',
      block('tremor event="order.json" fragment=clause with="use std::string;"', 'case _ => event'),
      block('json result', '{"n": 1}'),
    );
    const parts = {fragment: 'clause', with: 'use std::string;', events: '{"n": 1}'};
    const hiddenParts = JSON.stringify(parts);
    const isLive = (version: string) => version === 'next';
    expect(transform(text, {isLive})).toContain(` run="next" hiddenParts="${hiddenParts}">`);
    expect(transform(text, {isLive: () => false})).toContain('<Sample fit="narrow">');
  });

  it('explains the buttons of the page once, below its first sample', () => {
    const query = block('trickle output=none reason="none"', 'select event from in into out');
    const samples = page(':::note', block('tremor', '1'), ':::', query);
    const text = transform(samples, {isLive: () => true});
    expect(text.match(/samples-legend/g)).toHaveLength(1);
    expect(text.indexOf('Run executes')).toBeLessThan(text.indexOf('trickle'));
    expect(text).toContain('Run executes the script here · Check only compiles it');
  });

  it('marks samples that can only be checked', () => {
    const text = block('trickle output=none reason="none"', 'select event from in into out');
    const isLive = () => true;
    expect(transform(text, {isLive})).toContain('<Sample check="next">');
    const scriptAndEvent = page(block('json event', '1'), block('tremor', 'event'));
    expect(transform(scriptAndEvent, {isLive})).toContain('<Sample fit="narrow" run="next">');
  });
});
