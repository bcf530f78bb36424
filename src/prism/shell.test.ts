import {Prism} from 'prism-react-renderer';
import {beforeAll, expect, test} from 'vitest';
import {register} from './shell';
import {tokensOf} from './tokensOf';

beforeAll(async () => {
  (globalThis as {Prism?: unknown}).Prism = Prism;
  for (const name of ['bash', 'shell-session']) await import(`prismjs/components/prism-${name}`);
});

const numbers = (language: string, code: string) =>
  tokensOf(register, language, code)
    .filter((token) => token.includes('number'))
    .map((token) => token.split(' ')[1]);

test('a number in a command is a whole word', () => {
  expect(numbers('bash', 'kcat -b 127.0.0.1:9092 -c 10; sleep 0.5')).toEqual(['10', '0.5']);
  expect(numbers('console', '$ head -n 3 2024-01-01.log 7z')).toEqual(['3']);
  expect(numbers('bash', 'echo "$(sleep 5) $(ping 10.0.0.1)"')).toEqual(['5']);
});
