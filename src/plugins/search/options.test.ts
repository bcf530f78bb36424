import {Joi} from '@docusaurus/utils-validation';
import {describe, expect, it} from 'vitest';
import {DEFAULT_OPTIONS, validateOptions, type Options} from './options';

const validate = (options: unknown) =>
  validateOptions({
    options: options as Options,
    validate: (schema, given) => Joi.attempt(given, schema as Joi.ObjectSchema) as never,
  });

describe('validateOptions', () => {
  it('fills in the defaults', () => {
    expect(validate({})).toEqual(DEFAULT_OPTIONS);
  });

  it('keeps what is given', () => {
    const given = {areas: {rfc: 'RFC'}, moduleRoots: ['/stdlib/'], slashOpens: false};
    expect(validate(given)).toMatchObject(given);
  });

  it.each([
    [
      {panelPlacement: 'middle'},
      /"panelPlacement" must be one of \[start, end, full-width, input-wrapper-width\]/,
    ],
    [{moduleRoots: ['stdlib']}, /a path piece like/],
    [{colour: 'red'}, /"colour" is not allowed/],
  ])('refuses %j', (options, message) => {
    expect(() => validate(options)).toThrow(message);
  });
});
