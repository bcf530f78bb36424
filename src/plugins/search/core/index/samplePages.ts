import {buildBundle} from './build';
import {toDocuments, type SourcePage} from './documents';
import type {Section} from './extract';
import {toHeadings, type Headings} from './headings';
import {loadIndex} from './load';
import type {SearchBundle} from './model';
import type {SearchedIndex} from '../show/search';

/* A small documentation for the tests of this folder; nothing of it reaches the site. */

function page(
  route: string,
  title: string,
  categories: string[],
  ...sections: [heading: string, content: string][]
): SourcePage {
  const opening: Section = {title, content: sections[0]?.[0] === '' ? sections[0][1] : ''};
  const rest = sections.filter(([heading]) => heading !== '');
  return {
    route,
    title,
    type: 'docs',
    categories,
    names: [],
    keywords: [],
    description: '',
    weight: 1,
    sections: [
      opening,
      ...rest.map(([heading, content]) => ({
        title: heading,
        anchor: heading.toLowerCase().replace(/\W+/g, '-'),
        content,
      })),
    ],
  };
}

export const samplePages: readonly SourcePage[] = [
  page(
    '/docs/0.12/connectors/kafka',
    'Kafka',
    ['Reference', 'Connectors'],
    ['', 'Connectors of the types kafka_consumer and kafka_producer talk to a cluster.'],
    ['Consumer', 'The consumer reads topics. Metadata is in $kafka.key and $kafka.topic.'],
    ['Producer', 'The producer writes events to a topic; retries are configured per broker.'],
  ),
  page(
    '/docs/0.12/connectors/elastic',
    'Elasticsearch',
    ['Reference', 'Connectors'],
    ['', 'Writes documents in bulk; often fed from kafka.'],
    ['Configuration', 'Nodes, concurrency and timeouts.'],
  ),
  page(
    '/docs/0.12/preprocessors/separate',
    'Separate',
    ['Reference', 'Preprocessors'],
    ['', 'The separate preprocessor splits a stream of bytes at a separator.'],
  ),
  page(
    '/docs/0.12/stdlib/std/string',
    'string',
    ['Reference', 'Standard library'],
    ['', 'Functions on strings.'],
    ['split(input, separator)', 'Splits the input at the separator. Like std::re::split.'],
    ['len(input)', 'Counts the characters.'],
  ),
  page(
    '/docs/0.12/stdlib/std/array',
    'array',
    ['Reference', 'Standard library'],
    ['', 'Functions on arrays.'],
    ['len(array)', 'Counts the elements of an array.'],
    ['push(array, element)', 'Appends an element to the end of an array.'],
  ),
  page(
    '/docs/0.12/language/query',
    'Queries',
    ['Language'],
    ['', 'select from in into out'],
    ['Where', 'Filters events before they are grouped: where event.level == "error".'],
    ['Operators', 'An operator transforms a stream. Use an operator |> to chain.'],
  ),
];

export function sampleBundle(pages: readonly SourcePage[] = samplePages): SearchBundle {
  return buildBundle(toDocuments(pages, ['/stdlib/']), {indexCategories: true});
}

export function sampleIndex(tag = 'docs-default-0.12', weight = 1): SearchedIndex {
  return {tag, weight, index: loadIndex(sampleBundle())};
}

export function sampleHeadings(): Headings {
  return toHeadings(toDocuments(samplePages, ['/stdlib/']), sampleBundle());
}
