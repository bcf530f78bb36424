// @vitest-environment jsdom
import {act, type ReactElement} from 'react';
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

function show(element: ReactElement): void {
  document.body.innerHTML = '<div id="root"></div>';
  const root = createRoot(document.querySelector('#root')!);
  act(() => root.render(element));
}

/** Enters a value as a reader does; React replaces the setter of the element itself. */
function enter(selector: 'input' | 'select' | 'textarea', value: string): void {
  const element = document.querySelector(selector)!;
  const prototype = Object.getPrototypeOf(element) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value);
  for (const event of ['input', 'change'])
    act(() => void element.dispatchEvent(new Event(event, {bubbles: true})));
}

const shown = () =>
  [...document.querySelectorAll('tr:not([hidden])')].map((row) => row.textContent);

it('has all rows in the HTML of the server', () => {
  const html = renderToStaticMarkup(view);
  expect(html).toContain('crononome');
  expect(html).not.toContain('hidden');
});

it('shows the rows that have the chosen words and the typed text', () => {
  show(view);
  expect(shown()).toHaveLength(2);
  enter('select', 'sink');
  expect(shown()).toEqual(['Apache kafka']);
  expect(document.querySelector('[role=status]')?.textContent).toBe('1 connector');
  enter('select', '');
  enter('input', 'CRON');
  expect(shown()).toEqual(['crononome']);
});

it('finds a row by its further words, and hides a group without rows', () => {
  const group = (name: string, words: string) => (
    <section>
      <h3>{name}</h3>
      <table>
        <tbody>
          <tr data-facets="" data-words={words}>
            <td>{name}</td>
          </tr>
        </tbody>
      </table>
    </section>
  );
  show(
    <Chooser what="connectors" facets="{}">
      {group('metronome', 'timer')}
      {group('file', 'log file')}
    </Chooser>,
  );
  enter('input', 'Timer');
  expect(shown()).toEqual(['metronome']);
  expect(document.querySelectorAll('section:not([hidden])')).toHaveLength(1);
  enter('input', 'mqtt');
  expect(document.querySelector('[role=status]')?.textContent).toMatch(/^No connectors match/);
});

it('uses the texts of the cells if a row has no data-facets', () => {
  show(
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
  enter('select', 'accepted');
  expect(shown()).toEqual([expect.stringMatching(/^Binary type/)]);
  expect(document.querySelector('label')?.textContent).toBe('Title');
});

it('shows the rows that are named in a pasted text', () => {
  show(
    <Chooser what="changes" facets="{}" search="Names" paste>
      <table>
        <tbody>
          <tr data-names="kafka_consumer">
            <td>kafka_consumer</td>
          </tr>
          <tr data-names="string::format,string::split">
            <td>std::string</td>
          </tr>
          <tr data-names="file">
            <td>file</td>
          </tr>
        </tbody>
      </table>
    </Chooser>,
  );
  enter('textarea', 'define connector in from kafka_consumer with config = {"profile": 1} end;');
  expect(shown()).toEqual(['kafka_consumer']);
  enter('textarea', 'let a = string::split(event.a, ","); # kafka_consumers');
  expect(shown()).toEqual(['std::string']);
  enter('textarea', 'std');
  expect(shown()).toEqual(['std::string']);
});
