import path from 'node:path';
import type {Nodes, Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import type {Outcome} from '../../../../samples/model/outcome';
import type {Records} from '../../../../samples/model/records';
import {SAMPLE_VERSIONS} from '../../../../samples/model/testing';
import type {MdxElement} from './sampleTree';
import {samples, type SamplesOptions} from './samples';

const checked: Outcome = {by: 'tremor-script 0.13.0', ok: true};
const recorded: Outcome = {by: 'tremor 0.13.0', blocks: []};
const always = (outcome: Outcome) => () => ({get: () => outcome}) as unknown as Records;

/** The tree as indented lines: elements with their attributes, blocks with their first line. */
function transform(markdown: string, options: Partial<SamplesOptions> = {}): string {
  const tree = unified().use(remarkParse).use(remarkMdx).use(remarkDirective).parse(markdown);
  const siteDir = path.resolve('/site');
  samples({siteDir, versions: SAMPLE_VERSIONS, recordsOf: () => new Map(), ...options})(tree, {
    path: path.join(siteDir, 'docs/page.md'),
  });
  return print(tree, '').trim();
}

function print(node: Root | Nodes, indent: string): string {
  const inner =
    'children' in node ? node.children.map((n) => print(n, `${indent}  `)).join('') : '';
  if (node.type === 'root') return node.children.map((child) => print(child, indent)).join('');
  if ((node as {type: string}).type === 'mdxJsxFlowElement') {
    const {name, attributes} = node as unknown as MdxElement;
    const words = attributes.map((attribute) => ` ${attribute.name}="${attribute.value}"`).join('');
    return `${indent}<${name}${words}>\n${inner}`;
  }
  if (node.type === 'containerDirective') return `${indent}${node.type}\n${inner}`;
  return node.type === 'code'
    ? `${indent}${node.lang}: ${node.value}\n`
    : `${indent}${node.type}\n`;
}

const block = (info: string, text: string) => `\`\`\`${info}\n${text}\n\`\`\``;
const page = (...blocks: string[]) => blocks.join('\n\n');

describe('samples', () => {
  it('puts event and result beside each other, below the script', () => {
    const text = page(
      block('json event', '1'),
      block('tremor', 'event'),
      block('json result', '1'),
    );
    expect(transform(text, {recordsOf: always(checked)})).toBe(
      [
        '<Sample note="checked with tremor-script 0.13.0">',
        '  <SamplePart label="Script">',
        '    tremor: event',
        '  <SampleColumns fit="narrow">',
        '    <SampleColumn>',
        '      <SamplePart label="Event">',
        '        json: 1',
        '    <SampleColumn>',
        '      <SamplePart label="Result">',
        '        json: 1',
      ].join('\n'),
    );
  });

  it('does not move blocks over prose', () => {
    const text = page(
      block('json event', '1'),
      'Then:',
      block('tremor', 'event'),
      block('json result', '1'),
    );
    expect(transform(text)).toBe(
      [
        'json: 1',
        'paragraph',
        '<Sample>',
        '  <SamplePart label="Script">',
        '    tremor: event',
        '  <SamplePart label="Result">',
        '    json: 1',
      ].join('\n'),
    );
  });

  it('stacks lines that are too long to stand side by side', () => {
    const long = JSON.stringify('x'.repeat(60));
    const text = page(
      block('json event', long),
      block('tremor', 'event'),
      block('json result', long),
    );
    expect(transform(text)).toContain('fit="never"');
  });

  it('says with which runtime commands were recorded, or why they were not run', () => {
    const text = page(
      block('console', '$ tremor --version'),
      block('console not-run reason="needs Discord"', '$ tremor server run discord.troy'),
    );
    expect(transform(text, {recordsOf: always(recorded)})).toBe(
      [
        '<Sample note="recorded with tremor 0.13.0">',
        '  <SamplePart>',
        '    console: $ tremor --version',
        '<Sample note="not run: needs Discord">',
        '  <SamplePart>',
        '    console: $ tremor server run discord.troy',
      ].join('\n'),
    );
  });

  it('reaches samples in notes, tells two samples apart, leaves other blocks alone', () => {
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
        '  <Sample>',
        '    <SamplePart label="Script">',
        '      tremor: 1',
        '    <SamplePart label="Result">',
        '      json: 1',
        '  tremor: 2',
        '  json: 3',
      ].join('\n'),
    );
  });

  it('names parts of a failing sample', () => {
    const text = page(block('tremor fails', 'let'), block('text', 'Error'));
    expect(transform(text)).toContain('<SamplePart label="Error">\n    text: Error');
  });

  it('leaves out hidden blocks, and joins what stands on both sides of one', () => {
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
        `<Sample run="next" hiddenParts="${JSON.stringify({events: '1'})}">`,
        '  <SamplePart label="Script">',
        '    tremor: event',
        '  <SamplePart label="Results">',
        '    json: 1',
        'paragraph',
      ].join('\n'),
    );
  });

  it('asks for the records of the page', () => {
    const asked: string[] = [];
    const recordsOf = (name: string): Records => {
      asked.push(name);
      return new Map();
    };
    transform(block('tremor', '1'), {recordsOf});
    expect(asked).toEqual(['docs/page.md']);
  });

  it('says with which version readers can run a sample, and what its blocks do not show', () => {
    const text = page(
      block('json event title="order.json"', '{"n": 1}'),
      '# Elsewhere',
      block('tremor event="order.json" fragment=clause with="use std::string;"', 'case _ => event'),
      block('json result', '{"n": 1}'),
    );
    const hiddenParts = JSON.stringify({
      fragment: 'clause',
      with: 'use std::string;',
      events: '{"n": 1}',
    });
    const isLive = (version: string) => version === 'next';
    expect(transform(text, {isLive})).toContain(`<Sample run="next" hiddenParts="${hiddenParts}">`);
    expect(transform(text, {isLive: () => false})).toContain('<Sample>');
  });

  it('says which samples are only checked', () => {
    const text = block('trickle output=none reason="none"', 'select event from in into out');
    const isLive = () => true;
    expect(transform(text, {isLive})).toContain('<Sample check="next">');
    const scriptAndEvent = page(block('json event', '1'), block('tremor', 'event'));
    expect(transform(scriptAndEvent, {isLive})).toContain('<Sample run="next">');
  });
});
