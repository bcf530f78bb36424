import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import Zones, {type Zone} from './Zones';

const zones: readonly Zone[] = [
  {to: 40, name: 'works', look: 'full'},
  {to: 50, name: 'varies', look: 'mark'},
  {to: 200, name: 'fails', look: 'empty'},
];

describe('Zones', () => {
  const html = renderToStaticMarkup(<Zones label="Works up to 40." unit="ms" zones={zones} />);

  it('describes the picture to those who do not see it', () => {
    expect(html).toMatch(/role="img" aria-label="Works up to 40\."/);
  });

  it('draws each zone from the end of the one before it', () => {
    expect(html.match(/x="[^"]*" width="[^"]*"/g)).toEqual([
      'x="0%" width="20%"',
      'x="20%" width="5%"',
      'x="25%" width="75%"',
    ]);
  });

  it('says in words at which values each zone begins and ends', () => {
    const text = html.replace(/<[^>]*>/g, '|').replace(/\|+/g, '|');
    expect(text).toContain('|works: 0 to 40 ms|varies: 40 to 50 ms|fails: 50 to 200 ms|');
  });

  it('refuses zones that are not in order', () => {
    const swapped = [zones[1]!, zones[0]!];
    expect(() => renderToStaticMarkup(<Zones label="x" unit="ms" zones={swapped} />)).toThrow(
      'The zone "works" ends at 40, but the one before it ends at 50.',
    );
  });
});
