import {renderToStaticMarkup} from 'react-dom/server';
import type {SVGProps} from 'react';
import {describe, expect, it} from 'vitest';
import Figure from './index';

const Drawing = (props: SVGProps<SVGSVGElement>) => <svg {...props} />;

describe('Figure', () => {
  const html = renderToStaticMarkup(
    <Figure drawing={Drawing} alt="Two boxes and an arrow.">
      One feeds the other.
    </Figure>,
  );

  it('describes the drawing to those who do not see it', () => {
    expect(html).toMatch(/<svg role="img" aria-label="Two boxes and an arrow\."/);
  });

  it('shows the caption', () => {
    expect(html).toMatch(/<figcaption[^>]*>One feeds the other\.<\/figcaption>/);
  });

  it('is not in the Tab order before it is known to scroll', () => {
    expect(html).not.toContain('tabindex');
  });
});
