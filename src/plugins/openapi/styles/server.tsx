import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {
  ServerStyles as useThemeStyles,
  type ServerStylesProps,
} from 'docusaurus-theme-redoc/dist/theme/Redoc/ServerStyles';

/**
 * The theme's styles for both color modes, as one string: React 19 hydrates them only in this form
 * (`client.tsx`). Its selector for dark pages is not valid CSS and would match nothing; fixed here.
 */
export function ServerStyles(props: ServerStylesProps): ReactNode {
  const css = renderToStaticMarkup(useThemeStyles(props)).replaceAll(
    "html([data-theme='dark'])",
    "html[data-theme='dark']",
  );
  return (
    <div
      className="redocusaurus-styles"
      dangerouslySetInnerHTML={{__html: css}}
      suppressHydrationWarning
    />
  );
}
