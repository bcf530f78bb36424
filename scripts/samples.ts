/**
 * `npm run samples [paths]`: checks every code sample of the pages.
 * samples/README.md explains what a sample says and what is checked.
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {findIsolation, formatRefusal} from '../src/samples/check/node/isolation';
import {openLanguages, type OpenLanguages} from '../src/samples/check/node/languages';
import {openRuntime, type Runtime} from '../src/samples/check/node/runtime';
import type {Confinement} from '../src/samples/check/node/runTask';
import {update, type Update} from '../src/samples/check/node/update';
import {verify, type Verification, type VerifyOptions} from '../src/samples/check/node/verify';
import {readSampleVersions} from '../src/samples/check/node/pages';
import {RecordsError} from '../src/samples/model/records';
import {formatModes, formatProblems, formatSummary} from '../src/samples/check/report';

const root = path.resolve(__dirname, '..');

const USAGE = `npm run samples -- [options] [paths]
  --update               write results and records that differ
  --update-records       write records that differ, and leave the text of pages as it is
  --force                with --update or --update-records: remove more than a tenth of all records
  --with-tremor <path>   run commands and queries with this runtime; can be given twice
  --rerun                with --with-tremor: also those whose records are fresh
  --trust                with --with-tremor: if nothing isolates commands of pages, run them with all rights of
                         your account; read them first, since strangers write pages
  paths                  pages or folders from the project's root; all when absent`;

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        update: {type: 'boolean', default: false},
        'update-records': {type: 'boolean', default: false},
        force: {type: 'boolean', default: false},
        rerun: {type: 'boolean', default: false},
        trust: {type: 'boolean', default: false},
        'with-tremor': {type: 'string', multiple: true, default: []},
        help: {type: 'boolean', default: false},
      },
    });
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${USAGE}`);
    process.exit(2);
  }
}

const {values, positionals} = readArguments();

async function main(): Promise<void> {
  if (values.help) {
    console.log(USAGE);
    return;
  }
  const lonely = (['rerun', 'trust'] as const).find((name) => values[name]);
  if (lonely && values['with-tremor'].length === 0) {
    console.error(`--${lonely} needs --with-tremor.\n\n${USAGE}`);
    process.exitCode = 2;
    return;
  }
  const runtimes = await openRuntimes(values['with-tremor']);
  const languages = await openLanguages();
  const options: VerifyOptions = {
    siteDir: root,
    only: positionals.map((name) =>
      path.relative(root, path.resolve(name)).split(path.sep).join('/'),
    ),
    languages: languages.built,
    runtimes,
    rerun: values.rerun,
    cacheDir: path.join(root, 'node_modules/.cache/samples'),
    onProgress: (message) => console.log(message),
  };
  try {
    process.exitCode = await check(options, languages);
  } finally {
    await languages.close();
  }
}

async function openRuntimes(paths: readonly string[]): Promise<Map<string, Runtime>> {
  if (paths.length === 0) return new Map();
  const confinement = confineCommands();
  const documented = readSampleVersions(root).all.flatMap(({runtime}) => runtime ?? []);
  try {
    const opened = await Promise.all(
      paths.map((binary) => openRuntime(binary, [...new Set(documented)], confinement)),
    );
    return new Map(opened.map((runtime) => [runtime.series, runtime]));
  } catch (error) {
    console.error((error as Error).message);
    process.exit(2);
  }
}

/** Chooses how commands of pages run; ends the program if they must not run. */
function confineCommands(): Confinement {
  if (values.trust) {
    console.log('Commands of pages run with all rights of your account (--trust).');
    return 'trusted';
  }
  const found = findIsolation();
  if ('refused' in found) {
    console.error(formatRefusal(found.refused));
    process.exit(2);
  }
  console.log(`Commands of pages run in isolation (${found.name}).`);
  return found;
}

async function check(options: VerifyOptions, languages: OpenLanguages): Promise<number> {
  const began = Date.now();
  const result = await checkOrUpdate(options);
  return report(result, languages, (Date.now() - began) / 1000);
}

function checkOrUpdate(options: VerifyOptions): Promise<Verification | Update> {
  const {force} = values;
  if (values.update) return update({...options, force});
  return values['update-records'] ? update({...options, force}, 'records') : verify(options);
}

/** Prints the outcome, and returns the exit code. */
function report(result: Verification | Update, languages: OpenLanguages, seconds: number): number {
  const problems = formatProblems(result.reports);
  if (problems) console.log(`${problems}\n`);
  console.log(formatModes(readSampleVersions(root).all, languages.built, languages.missing));
  if ('changed' in result) {
    result.changed.forEach((page) => console.log(`updated ${page}`));
    result.recorded.forEach((file) => console.log(`updated ${file}`));
  }
  const {text, failed} = formatSummary(result);
  console.log(`${text} (${seconds.toFixed(1)} s)`);
  return failed ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error instanceof RecordsError ? error.message : error);
  process.exitCode = 1;
});
