import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it, vi} from 'vitest';
import {Sample, SampleSide} from '.';

// It asks Docusaurus whether there is a browser.
vi.mock('../../components/ServerHtml', () => ({
  default: ({children}: {readonly children: ReactNode}) => children,
}));

it('renders a figure with its blocks and why it was not run, without a script', () => {
  const html = renderToStaticMarkup(
    <Sample note="not run: needs a broker" fit="narrow" split="left">
      <SampleSide>script</SampleSide>
      <SampleSide>result</SampleSide>
    </Sample>,
  );
  expect(html).toMatch(/^<figure[^>]*>.*<figcaption[^>]*>not run: needs a broker</);
  expect(html).toContain('data-fit="narrow" data-split="left"');
  expect(html).toMatch(/>script<\/div><div[^>]*>result<\/div>/);
});

it('renders no caption without a note', () => {
  const html = renderToStaticMarkup(
    <Sample run="next">
      <SampleSide>code</SampleSide>
    </Sample>,
  );
  expect(html).toMatch(/^<figure/);
  expect(html).not.toContain('figcaption');
});
