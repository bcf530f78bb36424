/** Faults of a page's tables. */
import type {Page} from '@playwright/test';

/** The least width of a column whose cells are longer than three lines: 7rem. */
const NARROW = 112;
const LINES = 3;

/**
 * Lists the tables that readers cannot read in the window as it is: columns that break their text into
 * narrow strips, content that covers another cell, and content that is out of sight. Tables in closed
 * blocks and tabs are measured open.
 */
export function listTableFaults(page: Page): Promise<readonly string[]> {
  return page.evaluate(listFaults, {narrow: NARROW, lines: LINES});
}

/** Runs in the browser, so it uses nothing from outside itself. */
async function listFaults(limits: {narrow: number; lines: number}): Promise<string[]> {
  const {narrow, lines} = limits;
  await document.fonts.ready;
  const closed = [...document.querySelectorAll('details:not([open]), [role="tabpanel"][hidden]')];
  const setOpen = (open: boolean) => {
    for (const element of closed) {
      if (element instanceof HTMLDetailsElement) element.open = open;
      else element.toggleAttribute('hidden', !open);
    }
  };

  const faultOf = (cell: HTMLTableCellElement): string | undefined => {
    const box = cell.getBoundingClientRect();
    const content = document.createRange();
    content.selectNodeContents(cell);
    const rects = [...content.getClientRects()].filter(({width}) => width > 0);
    const right = Math.max(...rects.map((rect) => rect.right));
    if (right > box.right + 1) return `${Math.round(right - box.right)} px cover the next cell`;
    const height = content.getBoundingClientRect().height;
    const count = Math.round(height / parseFloat(getComputedStyle(cell).lineHeight));
    const isStrip = box.width < narrow && count > lines;
    return isStrip ? `${count} lines in ${Math.round(box.width)} px` : undefined;
  };

  setOpen(true);
  const faults = [...document.querySelectorAll<HTMLTableElement>('main table')].flatMap((table) => {
    const region = table.parentElement!;
    const hidden = region.scrollWidth - region.clientWidth;
    // The head of a table that is displayed as a list is 1 px wide: only screen readers read it.
    const cells = [...table.querySelectorAll<HTMLTableCellElement>('th, td')];
    const visible = cells.filter((cell) => cell.parentElement!.parentElement!.offsetWidth > 1);
    const found = visible.map(faultOf).filter((fault) => fault !== undefined);
    if (hidden > 0) found.push(`${hidden} px are out of sight`);
    const name = table.textContent.slice(0, 40);
    return [...new Set(found)].slice(0, 3).map((fault) => `${name}…: ${fault}`);
  });
  setOpen(false);
  return faults;
}
