/** Sources of each entry that show much of the language in few lines. */
import {type Entry} from '../../src/language/protocol';

export const SAMPLES: Readonly<Record<Entry, readonly string[]>> = {
  script: [
    'use std::string;\nuse std::array;\nlet words = string::split(event.text, " ");\narray::len(words)',
    'match event of\n  case %{ absent skip, level ~= re|^(warn|err)$| } => emit event => "alarm"\n  case %[ 1, _, %{} ] => drop\n  case _ when present event.id => event.id\n  case _ => null\nend',
    'fn fib(n) of\n  case (0) => 0\n  case (1) => 1\n  case _ => n\nend;\nfib(3)',
    'fn sum_to(n, total) of\n  case (0, total) => total\n  case (n, total) => recur(n - 1, total + n)\nend;\nsum_to(100, 0)',
    'let doc = patch event of\n  insert "added" => 1;\n  upsert "seen" => true;\n  erase "old";\n  merge => {"a": {"b": [1, 2.5, -3]}}\nend;\nmerge doc of {"x": null} end',
    'for event of\n  case (key, value) when type::is_string(value) => {"#{key}": value}\n  case (key, _) => key\nend',
    'let $route = "a";\nlet state = match state of case null => 0 case n => n + 1 end;\n"""\n  #{ event.name } has \\#{ escapes }\n"""',
    'match event.line of\n  case ~ json|| => "json"\n  case ~= kv|%{key}=%{value}| => "kv"\n  case ~= grok|%{IP:address} %{NUMBER:port}| => "grok"\n  case ~= dissect|%{a} - %{b}| => "dissect"\n  case ~ glob|*.log| => "glob"\n  case ~ cidr|10.0.0.0/8| => "cidr"\n  case _ => <<1:8, 2:16/big-unsigned-integer, "x"/binary>>\nend',
    'const LIMIT = 0x10 << 2;\n(event.n & LIMIT) != 0 and not (event.n >>> 1 == 7) xor true',
  ],
  query: [
    'define tumbling window minute\nwith\n  interval = 60000000000\nend;\nselect aggr::stats::count() from in[minute] group by event.user into out having event > 1;',
    'use std::time::nanos;\ndefine script route\nscript\n  match event of case %{ present user } => emit event => "users" case _ => drop end\nend;\ncreate script route;\nselect event from in into route;\nselect event from route/users into out;',
    'define operator batch from generic::batch\nwith\n  count = 10\nend;\ncreate operator batch;\nselect event from in where event.ok into batch;\nselect {"batch": event} from batch into out;',
    'define pipeline inner\npipeline\n  select event from in into out;\nend;\ncreate pipeline inner;\nselect event from in into inner;\nselect event from inner into out;',
  ],
  deployment: [
    'define flow main\nflow\n  define connector in_file from file\n  args path = "in.json"\n  with\n    codec = "json",\n    config = {"path": args.path, "mode": "read"}\n  end;\n  define pipeline pass\n  pipeline\n    select event from in into out;\n  end;\n  create connector in_file;\n  create pipeline pass;\n  connect /connector/in_file to /pipeline/pass;\nend;\ndeploy flow main;',
  ],
  module: [
    '### Temperatures\n\n## Celsius of Fahrenheit\nfn celsius(f) with\n  (f - 32) * 5 / 9\nend;\n\nconst FREEZING = 32;\nintrinsic fn upper(text) as string::uppercase;',
  ],
};
