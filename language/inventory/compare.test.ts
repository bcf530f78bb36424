import {expect, test} from 'vitest';
import {type Inventory} from '../../src/language/protocol';
import {compareAggregates, compareLibrary, type LibraryFacts} from './compare';

const facts: LibraryFacts = {
  modules: [
    {
      module: 'std::a',
      functions: [
        {name: 'f', params: ['x'], maps_to: 'a::f'},
        {name: 'g', params: ['x', '...']},
        {name: 'h', params: []},
      ],
      constants: [
        {name: 'ONE', value: '1'},
        {name: 'LIST', value: '[1, 2]'},
        {name: 'LONG', value: null},
      ],
    },
  ],
  functions_only_in_rust: ['a::hidden'],
};

const one = {min: 1, max: 1};
const inventory: Inventory = {
  registry: [
    {module: 'a', name: 'f', arity: one},
    {module: 'a', name: 'hidden', arity: one},
  ],
  aggregates: [{module: 'stats', name: 'count', arity: {min: 0, max: 0}}],
  runtime: [],
  functions: [
    {module: 'std::a', name: 'f', arity: one, params: ['x']},
    {module: 'std::a', name: 'g', arity: {min: 1, max: null}, params: ['x']},
    {module: 'std::a', name: 'h', arity: {min: 0, max: 0}, params: []},
  ],
  constants: [
    {module: 'std::a', name: 'ONE', value: '1'},
    {module: 'std::a', name: 'LIST', value: '[1,2]'},
    {module: 'std::a', name: 'LONG', value: '{"a":1}'},
  ],
  broken: [],
};

test('equal entries have no line', () => {
  expect(compareLibrary(facts, inventory)).toEqual([]);
});

test('each difference has one line', () => {
  const changed: Inventory = {
    ...inventory,
    registry: [
      {module: 'a', name: 'f', arity: {min: 2, max: 3}},
      {module: 'a', name: 'new', arity: one},
    ],
    functions: [
      {module: 'std::a', name: 'f', arity: one, params: ['y']},
      {module: 'std::a', name: 'g', arity: one, params: ['x']},
      {module: 'std::a', name: 'i', arity: one, params: []},
    ],
    constants: [{module: 'std::a', name: 'ONE', value: '2'}],
    broken: [{module: 'std::b', diagnostic: {level: 'error', message: 'no', text: 'Error: no'}}],
  };
  expect(compareLibrary(facts, changed)).toEqual([
    'function std::a::f: (x) in the facts, (y) in the implementation',
    'function std::a::g: (x, ...) in the facts, (x) in the implementation',
    'function std::a::h: only in the facts',
    'function std::a::i: only in the implementation',
    'constant std::a::LIST: only in the facts',
    'constant std::a::LONG: only in the facts',
    'constant std::a::ONE: (1) in the facts, (2) in the implementation',
    'function std::a::f: a::f takes 2 to 3',
    'registry a::new: bound by no function of the facts',
    'registry a::hidden: only in the facts',
    'module std::b: no',
  ]);
});

test('an intrinsic function without its target is reported', () => {
  const [line] = compareLibrary(facts, {...inventory, registry: inventory.registry.slice(1)});
  expect(line).toBe('function std::a::f: its target a::f is not registered');
});

test('aggregate functions are compared by name and arguments', () => {
  const fact = {module: 'stats', name: 'count', min_args: 0, max_args: 0};
  expect(compareAggregates({aggregates: [fact]}, inventory)).toEqual([]);
  expect(compareAggregates({aggregates: [{...fact, max_args: 1}]}, inventory)).toEqual([
    'aggregate stats::count: (0 to 1 arguments) in the facts, (0 to 0 arguments) in the implementation',
  ]);
});
