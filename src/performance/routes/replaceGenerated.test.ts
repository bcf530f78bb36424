import {expect, it} from 'vitest';
import {unusedMessage} from './replaceGenerated';

it('names the module that nothing imports, and says what to do', () => {
  expect(unusedMessage(['@generated/routes'])).toMatch(
    /no longer imports @generated\/routes.*replaceGenerated\.ts.*PLAIN=routes/s,
  );
});
