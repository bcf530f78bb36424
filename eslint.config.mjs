// @ts-check
import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: [
      'build/',
      '.docusaurus/',
      'coverage/',
      'test-results/',
      'language/dist/',
      'language/*/target/',
      'testing/fixtures/stage/docusaurus.config.ts',
      // Imports packages that only a benchmark installs.
      'bench/site/templates/starlight/',
    ],
  },
  {linterOptions: {reportUnusedDisableDirectives: 'error'}},
  js.configs.recommended,
  tseslint.configs.strict,
  {
    languageOptions: {
      parserOptions: {projectService: true, tsconfigRootDir: import.meta.dirname},
    },
  },
  {
    files: ['**/*.{ts,tsx,mts}'],
    rules: {
      // The rules that read types and find real faults; the rest of that set costs more than it finds.
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', {checksVoidReturn: {attributes: false}}],
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        {considerDefaultExhaustiveForUnions: true},
      ],
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
      // An index that a loop keeps in range cannot be proven to the compiler (noUncheckedIndexedAccess).
      '@typescript-eslint/no-non-null-assertion': 'off',
      eqeqeq: 'error',
      'no-console': ['error', {allow: ['warn', 'error']}],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: {'react-hooks': reactHooks},
    rules: {'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error'},
  },
  {
    // Arithmetic on typed arrays and groups of a regular expression: every place is computed, and
    // a check per posting would cost the time that a keystroke has.
    files: ['src/plugins/search/core/**'],
    rules: {'@typescript-eslint/no-non-null-assertion': 'off'},
  },
  {
    // Commands say what they do.
    files: [
      'scripts/**',
      'tools/**',
      'bench/**',
      'tests/**',
      'language/**',
      'src/plugins/versions/node/**',
    ],
    rules: {'no-console': 'off'},
  },
  {
    files: ['**/*.{mjs,cjs}'],
    languageOptions: {
      globals: {module: 'writable', console: 'readonly', process: 'readonly', URL: 'readonly'},
    },
    // TypeScript checks names (`// @ts-check`), and knows every global.
    rules: {'no-undef': 'off'},
  },
  {
    // Loaders for the bundler, which takes no TypeScript.
    files: ['**/*.cjs'],
    ...tseslint.configs.disableTypeChecked,
    languageOptions: {
      globals: {module: 'writable', require: 'readonly'},
      parserOptions: {projectService: false},
    },
    rules: {
      ...tseslint.configs.disableTypeChecked.rules,
      '@typescript-eslint/no-require-imports': 'off',
    },
  },
);
