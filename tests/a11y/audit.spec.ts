import {expect, test, type Site} from '../site';
import {expectAccessibleInBothThemes} from './audit';

// The audit itself: it fails on what it is there to find.
const faults: readonly (readonly [name: string, spoil: (site: Site) => Promise<void>, RegExp])[] = [
  [
    'a color that is too faint in the dark theme only',
    ({page}) =>
      page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync("[data-theme='dark'] h1 {color: #345}");
        document.adoptedStyleSheets.push(sheet);
      }),
    /in the dark theme[^]*color-contrast: .*h1/,
  ],
  [
    'a field without a label',
    ({page}) =>
      page.evaluate(() => {
        document.querySelector('main')?.append(document.createElement('input'));
      }),
    /in the light theme[^]*label: .*input/,
  ],
];

for (const [name, spoil, message] of faults) {
  test(`the audit finds ${name}`, async ({stage}) => {
    await stage.open('/');
    await expectAccessibleInBothThemes(stage);
    await stage.switchTheme();
    await spoil(stage);
    await expect(expectAccessibleInBothThemes(stage)).rejects.toThrow(message);
  });
}
