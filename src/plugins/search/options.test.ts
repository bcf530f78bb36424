import {describe, expect, it} from 'vitest';
import {DEFAULT_OPTIONS, validateOptions, type Options} from './options';

const validate = (options: unknown) => validateOptions({options: options as Options});

describe('validateOptions', () => {
  it('fills in the defaults', () => {
    expect(validate({})).toEqual({...DEFAULT_OPTIONS, id: 'default'});
  });

  it('keeps what is given', () => {
    const given = {areas: {rfc: 'RFC'}, moduleRoots: ['/stdlib/'], slashOpens: false};
    expect(validate(given)).toMatchObject(given);
  });

  it.each([
    [
      {panelPlacement: 'middle'},
      /`panelPlacement` must be one of start, end, full-width, input-wrapper-width/,
    ],
    [{moduleRoots: ['stdlib']}, /a part of a path such as "\/stdlib\/"/],
    [{color: 'red'}, /`color` is not allowed/],
  ])('refuses %j', (options, message) => {
    expect(() => validate(options)).toThrow(message);
  });
});
