import {expect, test} from 'vitest';
import {formatLicenses} from './format';

test('all works are listed in order, and a shared text appears once', () => {
  const text = formatLicenses([
    {name: 'b', version: '2.0.0', license: 'MIT', text: 'Permission is granted.\n'},
    {name: 'a', version: '1.0.0', license: 'MIT', text: 'Permission is granted.'},
    {name: 'Font', license: 'OFL-1.1', text: 'SIL'},
    {name: 'c', version: '3.0.0', license: 'ISC'},
  ]);
  expect(text).toMatch(/\na 1\.0\.0: MIT\nb 2\.0\.0: MIT\nc 3\.0\.0: ISC\nFont: OFL-1\.1\n/);
  expect(text).toMatch(/-\na 1\.0\.0\nb 2\.0\.0\n-+\n\nPermission is granted\.\n/);
  expect(text.match(/Permission/g)).toHaveLength(1);
});
