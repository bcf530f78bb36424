/** The position of the panel relative to the box. */
export const PANEL_PLACEMENTS = ['start', 'end', 'full-width', 'input-wrapper-width'] as const;
export type PanelPlacement = (typeof PANEL_PLACEMENTS)[number];

/** Left edge and width, in CSS pixels from the window's left edge. */
export type Span = {readonly left: number; readonly width: number};

/** The maximum width of the panel and the margin at the window's edges, in CSS pixels. */
const MAX_WIDTH = 640;
const MARGIN = 16;

/**
 * Places the panel below the box.
 *
 * @param box left edge and width of the box
 * @param windowWidth in CSS pixels
 * @throws Error if the placement is none of {@link PANEL_PLACEMENTS}
 */
export function placePanel(placement: PanelPlacement, box: Span, windowWidth: number): Span {
  const width = Math.min(MAX_WIDTH, windowWidth - 2 * MARGIN);
  switch (placement) {
    case 'start':
      return {left: Math.max(MARGIN, Math.min(box.left, windowWidth - MARGIN - width)), width};
    case 'end':
      return {left: Math.max(MARGIN, box.left + box.width - width), width};
    case 'full-width':
      return {left: 0, width: windowWidth};
    case 'input-wrapper-width':
      return box;
    default:
      throw new Error(
        `The panelPlacement value ${JSON.stringify(placement)} is not valid; ` +
          `use one of ${PANEL_PLACEMENTS.join(', ')}.`,
      );
  }
}
