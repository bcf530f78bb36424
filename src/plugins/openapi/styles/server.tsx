import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {
  ServerStyles as useThemeStyles,
  type ServerStylesProps,
} from 'docusaurus-theme-redoc/dist/theme/Redoc/ServerStyles';

/**
 * The theme's server styles, as one string: React 19 hydrates it only in this form (`client.tsx`).
 * The theme's selector for dark pages is not valid CSS and would match nothing: mended here.
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
