import type {PageBar} from '../model';
import {admonitions} from './admonitions';
import {connectorDefined} from './connectorDefined';
import {duplicates} from './duplicates';
import {externalLinks} from './externalLinks';
import {failureExamples} from './failureExamples';
import {functionExamples} from './functionExamples';
import {headingDepth} from './headingDepth';
import {phrases} from './phrases';
import {privacy} from './privacy';
import {readability} from './readability';
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

/** The bars that look at the sources of pages, in the order of their numbers. */
export const pageBars: readonly PageBar[] = [
  connectorDefined,
  recordTables,
  failureExamples,
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
  duplicates,
];
