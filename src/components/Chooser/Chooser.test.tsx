// @vitest-environment jsdom
import {act} from 'react';
import {createRoot} from 'react-dom/client';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import Chooser from '.';

(globalThis as {IS_REACT_ACT_ENVIRONMENT?: boolean}).IS_REACT_ACT_ENVIRONMENT = true;

const view = (
  <Chooser what="connectors" facets='{"Direction":["source","sink"]}'>
    <table>
      <tbody>
        <tr data-facets="source,best effort">
          <td>crononome</td>
        </tr>
        <tr data-facets="source,sink">
          <td>Apache kafka</td>
        </tr>
      </tbody>
    </table>
  </Chooser>
);

it('has all rows in the HTML of the server', () => {
  const html = renderToStaticMarkup(view);
  expect(html).toContain('crononome');
  expect(html).not.toContain('hidden');
});

it('shows the rows that have the chosen words and the typed text', () => {
  document.body.innerHTML = '<div id="root"></div>';
  const root = createRoot(document.querySelector('#root')!);
  act(() => {
    root.render(view);
  });
  const shown = () =>
    [...document.querySelectorAll<HTMLTableRowElement>('tr')]
      .filter((row) => !row.hidden)
      .map((row) => row.textContent);
  const set = (element: HTMLInputElement | HTMLSelectElement, value: string) => {
    const prototype = Object.getPrototypeOf(element) as object;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value);
    act(() => {
      element.dispatchEvent(new Event('input', {bubbles: true}));
      element.dispatchEvent(new Event('change', {bubbles: true}));
    });
  };
  expect(shown()).toHaveLength(2);
  set(document.querySelector('select')!, 'sink');
  expect(shown()).toEqual(['Apache kafka']);
  expect(document.querySelector('[role=status]')?.textContent).toBe('1 connectors');
  set(document.querySelector('select')!, '');
  set(document.querySelector('input')!, 'CRON');
  expect(shown()).toEqual(['crononome']);
});

it('uses the texts of the cells if a row has no data-facets', () => {
  document.body.innerHTML = '<div id="root"></div>';
  const root = createRoot(document.querySelector('#root')!);
  act(() => {
    root.render(
      <Chooser what="RFCs" search="Title" facets='{"State":["accepted","implemented"]}'>
        <table>
          <tbody>
            <tr>
              <td>Binary type</td>
              <td>accepted</td>
            </tr>
            <tr>
              <td>What accepted means</td>
              <td>implemented</td>
            </tr>
          </tbody>
        </table>
      </Chooser>,
    );
  });
  const select = document.querySelector('select')!;
  act(() => {
    select.value = 'accepted';
    select.dispatchEvent(new Event('change', {bubbles: true}));
  });
  const shown = [...document.querySelectorAll<HTMLTableRowElement>('tr')].filter(
    (row) => !row.hidden,
  );
  expect(shown.map(({cells}) => [...cells].map((cell) => cell.textContent))).toEqual([
    ['Binary type', 'accepted'],
  ]);
  expect(document.querySelector('label')?.textContent).toBe('Title');
});
