import {expect, it} from 'vitest';
import {unusedMessage} from './replaceGenerated';

it('says which module nobody asks for, and what to do', () => {
  expect(unusedMessage(['@generated/routes'])).toMatch(
    /does not import @generated\/routes any more.*adapt FILES.*take the plugin out/s,
  );
});
