import fs from 'node:fs';
import {describe, expect, test} from 'vitest';
import {schedule} from './schedule.mjs';
import {planSuites, suites, type Suite} from './suites.mjs';

const suite = (name: string, rest: Partial<Suite> = {}): Suite => ({name, command: [], ...rest});

/** Runs a plan whose suites take a moment, and writes down when each starts and ends. */
async function record(plan: readonly Suite[], failing: readonly string[] = []) {
  const log: string[] = [];
  const outcomes = await schedule(plan, async ({name}) => {
    log.push(`+${name}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
    log.push(`-${name}`);
    const failed = failing.includes(name) ? 1 : 0;
    return {name, counts: {passed: 1 - failed, failed, skipped: 0}, seconds: 0};
  });
  return {log: log.join(' '), outcomes};
}

test('two suites run at a time, and their outcomes come in the order of the plan', async () => {
  const {log, outcomes} = await record(['a', 'b', 'c'].map((name) => suite(name)));
  expect(log).toBe('+a +b -a +c -b -c');
  expect(outcomes.map(({name}) => name)).toEqual(['a', 'b', 'c']);
});

test('nothing runs next to a suite that has to be alone', async () => {
  const {log} = await record([suite('a'), suite('b', {alone: true}), suite('c'), suite('d')]);
  expect(log).toBe('+a +c -a +d -c -d +b -b');
});

test('a suite waits for the one that it needs, and others go ahead', async () => {
  const {log} = await record([suite('a'), suite('b', {needs: 'a'}), suite('c')]);
  expect(log).toBe('+a +c -a +b -c -b');
});

test('a suite is not run if what it needs failed, and counts as a failure', async () => {
  const plan = [suite('a'), suite('b', {needs: 'a'}), suite('c', {needs: 'b'})];
  const {log, outcomes} = await record(plan, ['a']);
  expect(log).toBe('+a -a');
  expect(outcomes.map(({counts, note}) => [counts.failed, note])).toEqual([
    [1, undefined],
    [1, 'not run: a failed'],
    [1, 'not run: b failed'],
  ]);
});

test('a suite runs if what it needs is not part of the plan', async () => {
  expect((await record([suite('a', {needs: 'z'})])).log).toBe('+a -a');
});

describe('the plan of npm test', () => {
  test('every suite is an npm script', () => {
    const {scripts} = JSON.parse(fs.readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>;
    };
    for (const {command} of suites) expect(scripts).toHaveProperty([command.at(-1)!]);
  });

  test('every suite that another one needs comes before it', () => {
    suites.forEach(({needs}, index) => {
      const before = suites.slice(0, index).map(({name}) => name);
      if (needs) expect(before).toContain(needs);
    });
  });

  test('CI gets the language files first, if it runs anything', () => {
    expect(planSuites(true)[0]?.name).toBe('language');
    expect(planSuites(false)).toBe(suites);
    expect(planSuites(true, [])).toEqual([]);
  });
});
