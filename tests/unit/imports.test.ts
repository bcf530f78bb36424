import fs from 'node:fs';
import path from 'node:path';
import {cruise, type ICruiseResult, type IForbiddenRuleType} from 'dependency-cruiser';
import {beforeAll, describe, expect, test} from 'vitest';
import rules from '../../checks/imports/rules.mjs';

const ROOT = path.resolve(__dirname, '../..');

/** A file with a forbidden import for each rule. */
const BREACHES: Readonly<Record<string, readonly [file: string, text: string]>> = {
  'no-cycles': ['src/components/A.ts', "import '../theme/B';"],
  'core-is-pure': ['src/plugins/p/core/a.ts', "import '../client/c';"],
  'core-without-node': ['src/plugins/p/core/b.ts', "import 'node:fs';"],
  'node-stays-in-the-build': ['src/plugins/p/node/a.ts', "import '@site/src/components/C';"],
  'client-below-theme': ['src/plugins/p/client/a.ts', "import '../theme/t';"],
  'page-without-build': ['src/components/D.ts', "import '../plugins/p/node/n';"],
  'index-names-the-theme-by-path': ['src/plugins/p/index.ts', "import './theme/t';"],
  'plugins-apart': ['src/plugins/p/node/b.ts', "import '../../q/node/n';"],
  'pages-come-last': ['src/theme/E.ts', "import '../pages/p';"],
  'prism-is-pure': ['src/prism/a.ts', "import '../components/C';"],
  'host-stands-alone': ['src/language/a.ts', "import '../components/C';"],
  'models-below-the-site': ['src/records/model/a.ts', "import '../../components/C';"],
  'checks-see-pure-parts': ['checks/a.ts', "import '../src/components/C';"],
  'checks-come-last': ['src/components/F.ts', "import '../../checks/c';"],
  'scripts-come-last': ['src/components/G.ts', "import '../../scripts/s';"],
  'testing-below-tests': ['testing/a.ts', "import '../checks/c';"],
  'not-to-dev-dep': ['src/site/a.ts', "import 'vitest';"],
};

/** Files that the breaches import. */
const TARGETS = [
  ['package.json', JSON.stringify({devDependencies: {vitest: '*'}})],
  ['src/theme/B.ts', "import '../components/A';"],
  ...[
    'src/components/C.ts',
    'src/pages/p.ts',
    'src/plugins/p/client/c.ts',
    'src/plugins/p/node/n.ts',
    'src/plugins/p/theme/t.ts',
    'src/plugins/q/node/n.ts',
    'checks/c.ts',
    'scripts/s.ts',
  ].map((file) => [file, 'export {};'] as const),
] as const;

// Inside the project, so that the resolver finds its packages.
const SCRATCH = path.join(ROOT, 'test-results/imports');
let broken: ReadonlyMap<string, readonly string[]>;

beforeAll(async () => {
  fs.rmSync(SCRATCH, {recursive: true, force: true});
  for (const [file, text] of [...Object.values(BREACHES), ...TARGETS]) {
    const full = path.join(SCRATCH, file);
    fs.mkdirSync(path.dirname(full), {recursive: true});
    fs.writeFileSync(full, text);
  }
  const {output} = await cruise(
    ['src', 'checks', 'scripts', 'testing'],
    {
      baseDir: SCRATCH,
      ruleSet: {forbidden: rules.forbidden},
      validate: true,
      tsPreCompilationDeps: true,
    },
    {alias: {'@site': SCRATCH}, extensions: ['.ts', '.tsx']},
  );
  const found = new Map<string, string[]>();
  for (const {rule, from} of (output as ICruiseResult).summary.violations)
    found.set(rule.name, [...(found.get(rule.name) ?? []), from]);
  broken = found;
});

describe('each rule of imports finds a forbidden import', () => {
  test.each(rules.forbidden?.map((rule: IForbiddenRuleType) => rule.name) ?? [])('%s', (name) => {
    const [file] = BREACHES[name ?? ''] ?? [];
    expect(broken.get(name ?? '')).toContain(file);
  });
});
