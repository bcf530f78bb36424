import {analyseHeading, analyseKeyword, analyseText} from './analyse';
import {DIGIT, GAP, type Headings, type HeadingsPage} from './headings';
import {lettersOf, MalformedIndexError, type LoadedIndex} from './load';
import {BM25, FIELDS, type FieldName, type SearchDocument} from './model';

/**
 * Lays out a file of headings as an index: the same sections with the same numbers, without their
 * texts. A word of a page's text is found on the section that opens the page.
 *
 * @throws MalformedIndexError
 */
export function loadHeadings(file: Headings): LoadedIndex {
  const {pages: listed, words}: {readonly pages?: unknown; readonly words?: unknown} = file ?? {};
  if (!Array.isArray(listed) || typeof words !== 'string')
    throw new MalformedIndexError('The file of headings has no pages or no words.');
  const documents: SearchDocument[] = [];
  const openings: number[] = [];
  const pages: number[] = [];
  const postings = new Postings();
  for (const page of file.pages) {
    openings.push(documents.length);
    const category = new Set(analyseText(page.categories?.at(-1) ?? ''));
    const inside = new Set([...category, ...analyseText(page.title)]);
    page.sections.forEach((section, place) => {
      const document = toDocument(page, section, documents.length);
      documents.push(document);
      pages.push(openings.at(-1)!);
      postings.addTerms(document.id, 'title', new Set(analyseHeading(document.title)), page.weight);
      const around = place === 0 ? category : inside;
      postings.addTerms(document.id, 'sidebarParentCategories', around, page.weight);
      if (place > 0) return;
      const keywords = (page.keywords ?? []).flatMap(analyseKeyword);
      postings.addTerms(document.id, 'keywords', new Set(keywords), page.weight);
    });
  }
  forEachWord(file, (word, found) => {
    for (const page of found) postings.add(openings[page]!, 'content', word, 1);
  });
  return {
    documents,
    fields: FIELDS,
    pages: Uint32Array.from(pages),
    ...postings.finish(documents.length),
  };
}

function toDocument(
  page: HeadingsPage,
  [sectionTitle, anchor, rest]: HeadingsPage['sections'][number],
  id: number,
): SearchDocument {
  return {
    id,
    title: rest ? `${sectionTitle} ${rest}` : sectionTitle,
    content: '',
    sectionTitle,
    pageTitle: page.title,
    sectionRoute: anchor ? `${page.route}#${anchor}` : page.route,
    type: page.type,
    ...(page.categories ? {sidebarParentCategories: page.categories} : {}),
  };
}

function forEachWord(
  {words, places}: Headings,
  visit: (word: string, pages: readonly number[]) => void,
): void {
  if (words === '') return;
  const lists = places.split(GAP);
  let before = '';
  words.split(GAP).forEach((written, at) => {
    const word = before.slice(0, written.charCodeAt(0) - DIGIT) + written.slice(1);
    let page = -1;
    const pages = Array.from(lists[at] ?? '', (digit) => (page += digit.charCodeAt(0) - DIGIT));
    visit(word, pages);
    before = word;
  });
}

/** Headings count in the order of their length, as lunr has it; lists of keywords and words do not. */
const USUAL_HEADING = 6;

/** Collects which sections have which terms, and weighs them as lunr does. */
class Postings {
  private readonly byTerm = new Map<string, number[]>();

  /** @param factor what the page's author says that it counts */
  addTerms(document: number, field: FieldName, terms: ReadonlySet<string>, factor = 1): void {
    const {b, k1} = BM25;
    const length = field === 'title' ? terms.size / USUAL_HEADING : 1;
    const score = (factor * (k1 + 1)) / (k1 * (1 - b + b * length) + 1);
    for (const term of terms) this.add(document, field, term, score);
  }

  /** @param score without the term's rarity */
  add(document: number, field: FieldName, term: string, score: number): void {
    const cell = document * FIELDS.length + FIELDS.indexOf(field);
    const known = this.byTerm.get(term);
    if (known) known.push(cell, score);
    else this.byTerm.set(term, [cell, score]);
  }

  finish(
    count: number,
  ): Pick<
    LoadedIndex,
    'terms' | 'letters' | 'numbers' | 'starts' | 'cells' | 'scores' | 'inHeading'
  > {
    const terms = [...this.byTerm.keys()].sort();
    const total = terms.reduce((sum, term) => sum + this.byTerm.get(term)!.length / 2, 0);
    const starts = new Uint32Array(terms.length + 1);
    const cells = new Uint32Array(total);
    const scores = new Float32Array(total);
    const inHeading = new Uint8Array(terms.length);
    const [title, keywords] = [FIELDS.indexOf('title'), FIELDS.indexOf('keywords')];
    let place = 0;
    terms.forEach((term, number) => {
      const list = this.byTerm.get(term)!;
      const frequency = list.length / 2;
      const rarity = Math.log(1 + Math.abs((count - frequency + 0.5) / (frequency + 0.5)));
      for (let at = 0; at < list.length; at += 2, place++) {
        cells[place] = list[at]!;
        scores[place] = list[at + 1]! * rarity;
        const field = list[at]! % FIELDS.length;
        if (field === title || field === keywords) inHeading[number] = 1;
      }
      starts[number + 1] = place;
    });
    return {
      terms,
      letters: Uint32Array.from(terms, lettersOf),
      numbers: Uint32Array.from(terms.keys()),
      starts,
      cells,
      scores,
      inHeading,
    };
  }
}
