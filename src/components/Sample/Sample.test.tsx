import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {Sample, SampleColumn, SampleColumns, SamplePart} from '.';

it('renders a figure with its note as the caption, without a script', () => {
  const html = renderToStaticMarkup(
    <Sample note="checked with tremor-script 0.12.4">
      <SamplePart label="Script">code</SamplePart>
      <SampleColumns fit="narrow">
        <SampleColumn>in</SampleColumn>
        <SampleColumn>out</SampleColumn>
      </SampleColumns>
    </Sample>,
  );
  expect(html).toMatch(/^<figure[^>]*>.*<figcaption[^>]*>checked with tremor-script 0\.12\.4</);
  expect(html).toContain('data-fit="narrow"');
  expect(html).toMatch(/>Script<\/div>code/);
});

it('renders no caption and no label where there is none', () => {
  const html = renderToStaticMarkup(
    <Sample>
      <SamplePart>code</SamplePart>
    </Sample>,
  );
  expect(html).not.toContain('figcaption');
  expect(html.match(/<div/g)).toHaveLength(1);
});
