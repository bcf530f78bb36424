import type {PageRule} from '../model';
import {admonitions} from './admonitions';
import {connectorDefined} from './connectorDefined';
import {externalLinks} from './externalLinks';
import {knownRelease, requiredFrontMatter, verifiedRelease} from './frontMatter';
import {failureExamples, functionExamples} from './functions';
import {headingDepth, headingIds} from './headings';
import {namedMessages} from './namedMessages';
import {ownVersion} from './ownVersion';
import {rfcSections} from './parts';
import {phrases} from './phrases';
import {privacy} from './privacy';
import {averageSentence, goodReadingEase, readingEase, sentenceLength} from './readability';
import {recordTables} from './recordTables';
import {seeAlso} from './seeAlso';
import {shownResults} from './shownResults';
import {emptyCells, templateSections} from './template';
import {unfinished} from './unfinished';
import {wholeBlocks} from './wholeBlocks';

/** The rules that each page keeps or breaks by itself. */
export const pageRules: readonly PageRule[] = [
  requiredFrontMatter,
  verifiedRelease,
  knownRelease,
  ownVersion,
  templateSections,
  emptyCells,
  connectorDefined,
  recordTables,
  failureExamples,
  functionExamples,
  namedMessages,
  shownResults,
  wholeBlocks,
  rfcSections,
  unfinished,
  externalLinks,
  seeAlso,
  sentenceLength,
  averageSentence,
  readingEase,
  goodReadingEase,
  phrases,
  headingDepth,
  headingIds,
  admonitions,
  privacy,
];
