// @ts-check
// Which folder may import which. `npm run check:imports` follows every import and reports the rule
// that it breaks; tests/unit/imports.test.ts shows each rule a file that breaks it.

const PLUGIN = '^src/plugins/([^/]+)/';
const TESTS = '[.]test[.]tsx?$|/__tests__/|^src/language/testing[.]ts$';
/** Folders whose code runs only in Node. */
const BUILD_TIME = '^src/(plugins/[^/]+|samples|records)/(node|remark|check)/';
/** Folders whose code runs in the page. */
const PAGE =
  '^src/(components|theme|pages|css|samples/component)/|^src/plugins/[^/]+/(client|theme)/';

/**
 * @param {string} name
 * @param {string} comment why the rule exists, and how to keep it
 * @param {{path: string | string[], pathNot?: string | string[]}} from
 * @param {Record<string, unknown>} to
 * @returns {import('dependency-cruiser').IForbiddenRuleType}
 */
function forbid(name, comment, from, to) {
  const pathNot = [TESTS, ...[from.pathNot ?? []].flat()];
  return {name, comment, severity: 'error', from: {...from, pathNot}, to};
}

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment:
        'Two modules that import each other are one module: move the shared code to a third.',
      severity: 'error',
      from: {},
      to: {circular: true},
    },
    forbid(
      'core-is-pure',
      'core/ runs in Node, in workers and in the page: pass in what it needs.',
      {path: `${PLUGIN}core/`},
      {
        path: [
          '^src/plugins/[^/]+/(node|remark|client|theme)/',
          '^node_modules/(react|react-dom|@docusaurus)/',
        ],
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'core-without-node',
      'core/ runs in the browser too, which has no modules of Node.',
      {
        path: [
          `${PLUGIN}core/`,
          '^src/prism/',
          '^src/language/(client|host|instance|load|mount|pipes|protocol|transport)[.]ts$',
        ],
      },
      {dependencyTypes: ['core'], dependencyTypesNot: ['type-only']},
    ),
    forbid(
      'node-stays-in-the-build',
      'node/ and remark/ run during the build: share code with the browser through core/.',
      {path: BUILD_TIME},
      {path: PAGE, dependencyTypesNot: ['type-only']},
    ),
    forbid(
      'client-below-theme',
      'client/ runs in the browser, below the markup: share code with the build through core/.',
      {path: '^src/plugins/[^/]+/client/'},
      {
        path: ['^src/plugins/[^/]+/(node|remark|theme)/', '^src/(theme|pages)/'],
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'page-without-build',
      'This code runs in the page: get data of the build as props, as global data or through core/.',
      {path: PAGE},
      {path: [BUILD_TIME, '^src/site/', '/node/'], dependencyTypesNot: ['type-only']},
    ),
    forbid(
      'index-names-the-theme-by-path',
      'index.ts wires the build and names the theme by path: getThemePath().',
      {path: '^src/plugins/[^/]+/index[.]ts$'},
      {path: '^src/plugins/[^/]+/(client|theme)/', dependencyTypesNot: ['type-only']},
    ),
    forbid(
      'plugins-apart',
      'Plugins never import one another: code for two of them belongs to src/records/model, src/samples/model, src/language or src/components.',
      {path: PLUGIN},
      {path: '^src/plugins/', pathNot: '^src/plugins/$1/'},
    ),
    forbid(
      'pages-come-last',
      'Nothing outside src/pages imports a page.',
      {path: '.', pathNot: '^src/pages/'},
      {path: '^src/pages/'},
    ),
    forbid(
      'prism-is-pure',
      'Grammars for highlighting are pure functions.',
      {path: '^src/prism/'},
      {path: '^(src/(?!prism/)|checks/|scripts/)'},
    ),
    forbid(
      'host-stands-alone',
      'src/language imports nothing of the site.',
      {path: '^src/language/'},
      {path: '^(src/(?!language/)|checks/|scripts/|tests/)'},
    ),
    forbid(
      'models-below-the-site',
      'The models of records and samples import each other, src/language and the registry of versions only.',
      {path: '^src/(records|samples)/model/'},
      {
        path: '^(src|checks|scripts|tests)/',
        pathNot: '^src/((records|samples)/model|language|site/versions)/',
      },
    ),
    forbid(
      'checks-see-pure-parts',
      'checks/ imports models, src/language, the pure parts of plugins and the registry of versions.',
      {path: '^(checks|src/samples/check)/'},
      {
        path: [
          '^src/(theme|components|pages|samples/component)/',
          '^src/plugins/[^/]+/theme/',
          '^(scripts|tests)/',
        ],
      },
    ),
    forbid(
      'checks-come-last',
      'Only scripts and tests import checks/ and src/samples/check.',
      {path: '.', pathNot: '^(checks|src/samples/check|scripts|tests)/'},
      {path: '^(checks|src/samples/check)/'},
    ),
    forbid(
      'scripts-come-last',
      'Only scripts and tests import scripts/ and tools/, and the files that start them.',
      {
        path: '.',
        pathNot: '^(scripts|tools|bench|tests|language/compile)/|^playwright[.]config[.]ts$',
      },
      {path: '^(scripts|tools)/'},
    ),
    forbid(
      'testing-below-tests',
      'testing/ is shared by tests and benchmarks, and imports neither of them.',
      {path: '^testing/'},
      {path: '^(tests|bench|scripts|checks)/'},
    ),
    forbid(
      'not-to-dev-dep',
      'The build must work after `npm ci --omit=dev`: move the package to `dependencies`.',
      {
        path: ['^src/', '^(docusaurus[.]config|sidebars)[.]ts$'],
        pathNot: '^src/samples/check/',
      },
      {dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only']},
    ),
  ],
  options: {
    doNotFollow: {path: 'node_modules'},
    exclude: {path: '^(build|[.]docusaurus|coverage|test-results|language/dist)/|/target/'},
    tsPreCompilationDeps: true,
    tsConfig: {fileName: 'tsconfig.json'},
    webpackConfig: {fileName: 'checks/imports/resolve.cjs'},
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.d.ts', '.css'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      exportsFields: ['exports'],
    },
    combinedDependencies: false,
  },
};
