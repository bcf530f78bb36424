import {expect, it} from 'vitest';
import {missingNote} from './versions';

it('names the versions that are not built, the effect, and the command', () => {
  const versions = [
    {label: 'next', program: '1.2.0'},
    {label: '1.1', program: '1.1.3'},
  ];
  expect(missingNote(versions, ['1.1.3'])).toMatch(/language of next is not built.*language$/);
  expect(missingNote(versions, ['1.2.0', '1.1.3'])).toBeUndefined();
});
