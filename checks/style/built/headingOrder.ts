import type {BuiltRule} from '../model';

/** The outline that a screen reader reads is complete, even if components write the headings. */
export const headingOrder: BuiltRule = {
  name: 'heading-order',
  title: 'Built pages skip no level of headings',
  find: (pages) =>
    pages
      // Redoc writes the description of the API, and chooses levels by their size.
      .filter(({route}) => !route.endsWith('/api'))
      .flatMap(({route, headings}) =>
        headings.flatMap((level, index) => {
          const before = headings[index - 1] ?? level;
          if (level <= before + 1) return [];
          return [
            {
              file: route,
              found: `a heading of level ${level} follows one of level ${before}.`,
              expected: `a level up to ${before + 1}`,
              todo: 'Fix the page, or the component that writes the heading.',
            },
          ];
        }),
      ),
};
