import {expect, test, type Site} from '../site';
import {expectAccessibleInBothThemes} from './audit';

// Checks that the audit finds the faults that it is for.
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
    'one word among many whose color is too faint',
    ({page}) =>
      page.evaluate(() => {
        const words = Array.from({length: 50}, () => document.createElement('span'));
        for (const word of words) word.textContent = 'word ';
        words[30]!.style.color = '#999';
        const text = document.createElement('p');
        text.append(...words);
        document.querySelector('main')?.append(text);
      }),
    /in the light theme[^]*color-contrast: .*span:nth-child/,
  ],
  [
    'a link that looks nearly like the text around it',
    ({page}) =>
      page.evaluate(() => {
        const link = Object.assign(document.createElement('a'), {href: '/', textContent: 'link'});
        link.style.cssText = 'color: #444; text-decoration: none';
        const text = document.createElement('p');
        text.append('words before ', link, ' and words after');
        document.querySelector('main')?.append(text);
      }),
    /in the light theme[^]*link-in-text-block: .*/,
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
    if ((await stage.theme) === 'dark') await stage.switchTheme();
    await spoil(stage);
    await expect(expectAccessibleInBothThemes(stage)).rejects.toThrow(message);
  });
}
