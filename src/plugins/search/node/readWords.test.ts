import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parseSynonyms, readSynonyms} from './readWords';

describe('readSynonyms', () => {
  it('reads the phrases of this site', () => {
    const synonyms = readSynonyms(path.resolve(__dirname, '../../../..'));
    expect(synonyms.throttle).toEqual(['backpressure', 'rate limit']);
  });

  it.each([
    [
      'throttle: backpressure',
      /synonyms\.yaml: .*a list of phrases.*throttle.*Expected lines like/s,
    ],
    ['throttle: []', /at least one phrase.*throttle/s],
    ['Throttle: [backpressure]', /"Throttle" is not in lower case/],
    ['qos: [1]', /a phrase in quotes.*qos/s],
    ['a: [b]\na: [c]', /not YAML: Map keys must be unique/],
    ['throttle: [throttle]', /"throttle" is listed as a synonym of itself/],
  ])('refuses %j', (text, message) => {
    expect(() => parseSynonyms(text)).toThrow(message);
  });
});
