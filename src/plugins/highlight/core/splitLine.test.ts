import {expect, it} from 'vitest';
import {splitLine} from './splitLine';

const words = (line: string, language = 'console') =>
  splitLine(line, language).flatMap(({text, className}) => (className ? [text] : []));

it('keeps an option with its value, a prompt with its command, and a backslash with the last word', () => {
  expect(words('$ curl -s --header "a" -X POST http://localhost:9898/v1/flows \\')).toEqual([
    '$ curl',
    '-s',
    '--header "a"',
    '-X POST',
    'http://localhost:9898/v1/flows \\',
  ]);
});

it('loses no character of a line', () => {
  const line = "$ docker run  --rm -p 9092:9092 -e A=b -v $PWD:/x image:1 cmd --a=b -- 'c d'  ";
  expect(
    splitLine(line, 'console')
      .map(({text}) => text)
      .join(''),
  ).toBe(line);
});

it('leaves short lines, output, and other languages whole', () => {
  expect(words('$ tremor server run a.troy')).toEqual([]);
  expect(words(`{"a": "${'long '.repeat(20)}"}`)).toEqual([]);
  expect(words(`let a = ${'b + '.repeat(20)} 1`, 'tremor')).toEqual([]);
});

it('separates the message from the carets', () => {
  expect(splitLine('      |   ^^^ not defined', 'text')).toEqual([
    {text: '      |   ^^^ '},
    {text: 'not defined', className: 'code-message'},
  ]);
});
