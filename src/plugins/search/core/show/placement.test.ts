import {describe, expect, it} from 'vitest';
import {placePanel, type PanelPlacement} from './placement';

const box = {left: 900, width: 200};

describe('placePanel', () => {
  it.each([
    ['end', {left: 460, width: 640}],
    ['start', {left: 624, width: 640}],
    ['full-width', {left: 0, width: 1280}],
    ['input-wrapper-width', box],
  ] as const)('%s', (placement, expected) => {
    expect(placePanel(placement, box, 1280)).toEqual(expected);
  });

  it('stays inside a narrow window', () => {
    expect(placePanel('end', {left: 500, width: 100}, 620)).toEqual({left: 16, width: 588});
  });

  it('names the valid placements if the value is not one', () => {
    expect(() => placePanel('middle' as PanelPlacement, box, 1280)).toThrow(
      'The panelPlacement value "middle" is not valid; ' +
        'use one of start, end, full-width, input-wrapper-width.',
    );
  });
});
