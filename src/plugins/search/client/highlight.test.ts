// @vitest-environment jsdom
import {afterEach, describe, expect, it} from 'vitest';
import {highlight} from './highlight';

let clear: () => void = () => undefined;
afterEach(() => {
  clear();
  document.body.innerHTML = '';
});

function show(html: string): HTMLElement {
  document.body.innerHTML = `<p>kafka outside</p><main>${html}</main>`;
  return document.body;
}
const marks = () => [...document.querySelectorAll('mark')].map((mark) => mark.textContent);

describe('highlight', () => {
  it('marks docs inside the article only', () => {
    show('<p>kafka</p><article><p>Reads <b>Kafka</b> topics, kafka_consumer</p></article>');
    clear = highlight({terms: ['kafka', 'topic'], type: 'docs'});
    expect(marks()).toEqual(['Kafka', 'topics', 'kafka']);
  });

  it('marks other pages inside the main element', () => {
    show('<p>kafka</p><article><p>Kafka</p></article>');
    clear = highlight({terms: ['kafka'], type: 'other'});
    expect(marks()).toEqual(['kafka', 'Kafka']);
  });

  it('does not change buttons, menus and editors', () => {
    show(
      '<article><button>kafka</button><nav>kafka</nav><div contenteditable>kafka</div></article>',
    );
    clear = highlight({terms: ['kafka'], type: 'docs'});
    expect(marks()).toEqual([]);
    expect(document.querySelector('.search-highlight-clear')).toBeNull();
  });

  it('creates no elements for text that looks like markup', () => {
    show('<article><p>&lt;img src=x&gt; kafka</p></article>');
    clear = highlight({terms: ['img', 'kafka'], type: 'docs'});
    expect(document.querySelector('img')).toBeNull();
    expect(marks()).toEqual(['img', 'kafka']);
  });

  it('restores the page, node by node', () => {
    const html = '<article><p>one kafka two kafka</p></article>';
    const body = show(html);
    const node = body.querySelector('article p')?.firstChild;
    const before = body.innerHTML;
    clear = highlight({terms: ['kafka'], type: 'docs'});
    expect(marks()).toHaveLength(2);
    document.querySelector<HTMLButtonElement>('.search-highlight-clear')?.click();
    expect(body.innerHTML).toBe(before);
    expect(body.querySelector('article p')?.firstChild).toBe(node);
  });

  it('is cleared by Escape', () => {
    show('<article><p>kafka</p></article>');
    clear = highlight({terms: ['kafka'], type: 'docs'});
    document.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape'}));
    expect(marks()).toEqual([]);
  });

  it('lets React replace and remove its text', () => {
    show('<article><p>one kafka two</p></article>');
    const paragraph = document.querySelector('article p');
    const node = paragraph?.firstChild as Text;
    clear = highlight({terms: ['kafka'], type: 'docs'});
    expect(() => paragraph?.removeChild(node)).not.toThrow();
    expect(() => clear()).not.toThrow();
  });

  it('marks code again that is rendered again, and restores that', async () => {
    show('<article><code><span>kafka</span></code><p>kafka</p></article>');
    clear = highlight({terms: ['kafka'], type: 'docs'});
    document.querySelector('code')!.innerHTML = '<span class="code-line">a kafka</span>';
    await Promise.resolve();
    expect(marks()).toEqual(['kafka', 'kafka']);
    clear();
    expect(marks()).toEqual([]);
    expect(document.querySelector('article')?.textContent).toBe('a kafkakafka');
  });

  it('stops at 200 marks', () => {
    show(`<article><p>${'kafka '.repeat(500)}</p></article>`);
    clear = highlight({terms: ['kafka'], type: 'docs'});
    expect(marks()).toHaveLength(200);
  });

  describe('of a mark in a closed box or tab', () => {
    const box = '<details><summary>More</summary><div>kafka</div></details>';
    const isOpen = () => document.querySelector('details')!.open;
    const follow = (html: string, hash = '') => {
      show(`<article><h1>t</h1>${html}</article>`);
      // jsdom draws nothing.
      Element.prototype.scrollIntoView = () => undefined;
      window.location.hash = hash;
      clear = highlight({terms: ['kafka'], type: 'docs'});
    };

    it('opens the box if its section has no other', () => {
      follow(`<h2 id="a">A</h2>kafka<h2 id="b">B</h2>${box}`, '#b');
      expect(isOpen()).toBe(true);
    });

    it('opens the box of the page’s start', () => {
      follow(`${box}<h2 id="a">kafka</h2>`);
      expect(isOpen()).toBe(true);
    });

    it.each([
      ['leaves the box closed if the section shows the word', `<h2 id="b">Kafka</h2>${box}`, '#b'],
      ['leaves boxes of other sections closed', `<h2 id="b">B</h2>t<h2>C</h2>${box}`, '#b'],
      ['survives a broken address', `<h2>C</h2>${box}`, '#%E0%A4%A'],
    ])('%s', (_, html, hash) => {
      follow(html, hash);
      expect(isOpen()).toBe(false);
    });

    it('presses the tab of the panel', () => {
      const pressed: string[] = [];
      document.addEventListener('click', ({target}) => pressed.push((target as Element).id), {
        once: true,
      });
      follow(
        '<li id="t" aria-controls="p"></li><tab-panel id="p" hidden="until-found">kafka</tab-panel>',
      );
      expect(pressed).toEqual(['t']);
    });
  });
});
