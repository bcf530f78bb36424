import type {BuiltRule} from '../model';

/** The outline that a screen reader reads has no holes, also where components write headings. */
export const headingOrder: BuiltRule = {
  id: 'E27',
  title: 'Built pages skip no level of headings',
  measure(pages) {
    // The description of the API is drawn by Redoc, which chooses levels by their size.
    const own = pages.filter(({route}) => !route.endsWith('/api'));
    const skips = own.flatMap(({route, headings}) =>
      headings.flatMap((level, index) => {
        const before = headings[index - 1] ?? 0;
        return index > 0 && level > before + 1 ? [{route, level, before}] : [];
      }),
    );
    return {
      value: `${own.length} pages, ${skips.length} skipped levels`,
      problems: skips.map(({route, level, before}) => ({
        file: route,
        found: `a heading of level ${level} follows one of level ${before}.`,
        expected: `a level up to ${before + 1}`,
        todo: 'Mend the page, or the component that writes the heading.',
      })),
    };
  },
};
