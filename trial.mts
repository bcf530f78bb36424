import {verify} from './src/samples/node/verify';
import {update} from './src/samples/node/update';
import {openRuntime} from './src/samples/node/runtime';
import {openLanguages} from './src/samples/node/languages';
import {formatProblems, formatCounts} from './src/samples/report';
import {countSamples} from './src/samples/count';
const runtimes = new Map();
for (const b of process.argv.slice(3)) { const r = await openRuntime(b); runtimes.set(r.version, r); }
const l = await openLanguages();
const f = process.argv[2] === 'update' ? update : verify;
const v = await f({siteDir: '/tmp/s4/site', languages: l.built, runtimes, cacheDir: '/tmp/s4/cache', onProgress: console.log});
console.log(formatProblems(v.reports)); console.log(formatCounts(countSamples(v.reports.map((r) => r.plan))));
await l.close();
