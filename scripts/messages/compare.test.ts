import {expect, test} from 'vitest';
import type {Message} from '../../src/records/model/messages';
import {compareMessages} from './compare';
import {findSites} from './sites';

const SOURCE = `
fn start() {
    // error!("in a comment of its line");
    error!(
        target: "net", "{ctx} Connection to {host} was \\"lost\\": {e}",
    );
    warn!("[Connector::{}] Not reconnecting: {msg}", alias);
    return Err(Error::from(format!("Port {port} is \\
        unknown")));
}
#[error("{0} is missing a codec")]
MissingCodec(Alias),
let short = Err("no");
#[cfg(test)]
pub(crate) mod tests {
    fn fails() { error!("only in a test"); }
}
`;

test('finds the texts of the log and of errors, but not those of comments and tests', () => {
  expect(findSites(SOURCE)).toEqual([
    {line: 5, kind: 'error', text: '{ctx} Connection to {host} was "lost": {e}'},
    {line: 7, kind: 'warn', text: '[Connector::{}] Not reconnecting: {msg}'},
    {line: 8, kind: 'text', text: 'Port {port} is unknown'},
    {line: 11, kind: 'text', text: '{0} is missing a codec'},
  ]);
});

test('reports places without a record, and patterns that are not at their line', () => {
  const message: Message = {
    ...{id: 'a', level: 'error', phase: 'run', cause: 'c', fix: 'f'},
    patterns: {
      'Connection to {host} was "lost": {reason}': 'a.rs:5',
      'Not reconnecting: {reason}': 'a.rs:7',
      '{connector} is missing a codec': 'a.rs:99',
      'Connection refused (os error 111)': 'library std',
    },
  };
  const {sites, missing, wrong} = compareMessages([message], ['a.rs'], () => SOURCE);
  expect(sites).toHaveLength(4);
  expect(missing.map(({file, line}) => `${file}:${line}`)).toEqual(['a.rs:8']);
  expect(wrong).toEqual([{pattern: '{connector} is missing a codec', source: 'a.rs:99'}]);
});
