import type {SourceRule} from '../model';
import {admonitions} from './admonitions';
import {connectorDefined} from './connectorDefined';
import {duplicates} from './duplicates';
import {externalLinks} from './externalLinks';
import {failureExamples} from './failureExamples';
import {functionExamples} from './functionExamples';
import {headingDepth} from './headingDepth';
import {namedMessages} from './namedMessages';
import {phrases} from './phrases';
import {privacy} from './privacy';
import {medianReadability, readability} from './readability';
import {recipeParts} from './recipeParts';
import {recordTables} from './recordTables';
import {requiredFrontMatter} from './requiredFrontMatter';
import {rfcSections} from './rfcSections';
import {seeAlso} from './seeAlso';
import {sentenceLength} from './sentenceLength';
import {shownResults} from './shownResults';
import {unfinished} from './unfinished';
import {verifiedRelease} from './verifiedRelease';
import {wholeBlocks} from './wholeBlocks';

/** The rules that each page keeps or breaks by itself, in the order of their numbers. */
export const pageRules: readonly SourceRule[] = [
  connectorDefined,
  recordTables,
  failureExamples,
  namedMessages,
  functionExamples,
  shownResults,
  wholeBlocks,
  recipeParts,
  rfcSections,
  unfinished,
  externalLinks,
  seeAlso,
  sentenceLength,
  readability,
  phrases,
  requiredFrontMatter,
  verifiedRelease,
  headingDepth,
  privacy,
  admonitions,
];

/** The rules that compare pages with each other, and so need all of them. */
export const siteRules: readonly SourceRule[] = [medianReadability, duplicates];
