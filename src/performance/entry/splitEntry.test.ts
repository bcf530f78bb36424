import {expect, it} from 'vitest';
import {splitEntry} from './splitEntry';

it.each([undefined, ['a.js'], {main: 'a.js'}, '/nowhere/clientEntry.js'])(
  'rejects %j and says what to do',
  (other) => {
    expect(() => splitEntry(other)).toThrow(
      /expected the path of one module with App\.js in the same folder\..*PLAIN=entry/s,
    );
  },
);
