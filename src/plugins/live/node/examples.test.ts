import path from 'node:path';
import {expect, it} from 'vitest';
import {describeLanguages} from '../../../language/testing';
import {reportOf} from '../core/report';
import {questionOf} from '../core/request';
import {readVersions} from '../../../site/versions/node/readVersions';
import {readExamples} from './examples';

const siteDir = path.resolve(import.meta.dirname, '../../../..');
const versions = readVersions(siteDir);
const examples = readExamples(siteDir, versions);

it('there is an example for each task of the cookbook, and of each kind', () => {
  expect(examples.map(({id}) => id)).toEqual(
    expect.arrayContaining(['parse', 'filter', 'enrich', 'route', 'count', 'dead-letters']),
  );
  expect(new Set(examples.map(({entry}) => entry))).toEqual(
    new Set(['script', 'query', 'deployment']),
  );
});

/** A program remains when the last version that it checks is dropped. */
const inUse = versions.map((version) => version.language);

const testExamples: Parameters<typeof describeLanguages>[1] = (release, language) => {
  const labels = versions.filter((v) => v.language === release).map(({label}) => label);
  const own = examples.flatMap((example) =>
    example.versions.flatMap((label) => (labels.includes(label) ? {...example, label} : [])),
  );
  it.each(own)('$id of $label', async ({label, ...example}) => {
    const question = questionOf({...example, version: label}, 'run');
    if ('problems' in question) throw new Error(question.problems[0]?.message);
    const {request, program, events} = question;
    const answer = await language.ask(request);
    const report = reportOf(answer, example.source, program, events);
    expect(report.remarks.map(({text}) => text).join('\n')).toBe('');
    expect(report.fault).toBeUndefined();
    expect(report.ok).toBe(true);
  });
};

describeLanguages('examples', testExamples, {}, inUse);
