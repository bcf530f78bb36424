import {expect, it} from 'vitest';
import {copyableText} from './copyableText';

it('copies code unchanged', () => {
  expect(copyableText('let $a = 1;\nevent\n', 'tremor')).toBe('let $a = 1;\nevent');
  expect(copyableText('$ tremor run\n', 'text')).toBe('$ tremor run');
});

it('copies the commands of a session, without prompts and output', () => {
  const session = '$ tremor run a.troy\nout\n$ curl localhost:9898 \\\n>   -X POST\n{"a": 1}\n';
  expect(copyableText(session, 'console')).toBe(
    'tremor run a.troy\ncurl localhost:9898 \\\n  -X POST',
  );
  const document = "$ cat <<'EOF' > a.json\n> 1\n> EOF\n$ ls\na.json\n";
  expect(copyableText(document, 'console')).toBe("cat <<'EOF' > a.json\n1\nEOF\nls");
});

it('copies a block without a command unchanged', () => {
  expect(copyableText('no prompt\n', 'console')).toBe('no prompt');
});
