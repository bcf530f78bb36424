import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import path from 'node:path';
import findFreePort from 'get-port';
import {describe, expect, test} from 'vitest';
import {explainAptFailure, findBrowser} from './browser.mjs';
import {commitAll, git, makeFolder} from '../../testing/folders';
import {checkLineEndings} from './line-endings.mjs';
import {checkNodeVersion} from './node-version.mjs';
import {explainInstallFailure, missingPackages} from './packages.mjs';
import {choosePort, requireFreePort} from './port.mjs';
import {waitForAnswer} from './serve-site.mjs';

describe('Node', () => {
  test.each(['20.19.0', '20.19', '22.1.0', '24.0.0'])('%s is new enough', (running) => {
    expect(() => checkNodeVersion(running, '>=20.19')).not.toThrow();
  });

  test.each(['18.20.4', '20.18.3', '20.9.0'])('%s is refused with the next step', (running) => {
    expect(() => checkNodeVersion(running, '>=20.19')).toThrow(
      new RegExp(`This is Node ${running}; the site needs Node 20\\.19 or newer[^]*nvm install`),
    );
  });
});

describe('line endings', () => {
  test('a copy with CRLF is refused, and the commands of the message repair it', () => {
    const attributes = fs.readFileSync('.gitattributes', 'utf8');
    const folder = makeFolder({'.gitattributes': attributes, 'a.md': '1\n2\n', 'b.png': '\0\r\n'});
    const page = path.join(folder, 'a.md');
    git(folder, 'init', '-q');
    commitAll(folder);
    expect(() => checkLineEndings(folder)).not.toThrow();
    fs.writeFileSync(page, '1\r\n2\r\n');
    expect(() => checkLineEndings(folder)).toThrow(
      /CRLF\): 1, for example a\.md[^]*git rm -rq --cached \.[^]*git reset -q --hard/,
    );
    git(folder, 'rm', '-rq', '--cached', '.');
    git(folder, 'reset', '-q', '--hard');
    expect(fs.readFileSync(page, 'utf8')).toBe('1\n2\n');
  });

  test('a folder without git passes', () => {
    expect(() => checkLineEndings(makeFolder())).not.toThrow();
  });
});

describe('packages', () => {
  const lock = {
    packages: {
      '': {},
      'node_modules/a': {version: '1.0.0'},
      'node_modules/fsevents': {version: '2.0.0', optional: true},
    },
  };

  test('nothing is missing if all required packages have the right version', () => {
    expect(missingPackages(lock, {packages: {'node_modules/a': {version: '1.0.0'}}})).toEqual([]);
  });

  test('a fresh clone lacks everything that is required', () => {
    expect(missingPackages(lock, {})).toEqual(['node_modules/a']);
  });

  test('another version is missing, also of an optional package', () => {
    const installed = {
      packages: {
        'node_modules/a': {version: '0.9.0'},
        'node_modules/fsevents': {version: '1.0.0'},
      },
    };
    expect(missingPackages(lock, installed)).toEqual(['node_modules/a', 'node_modules/fsevents']);
  });

  test.each([
    ['npm error code ENOTFOUND', /no network[^]*npm config get registry/],
    ['npm error code EACCES', /may not write[^]*chown/],
    ['npm error code EUSAGE\nnpm ci can only install when in sync', /disagree[^]*npm install/],
    ['npm error something else', /npm ci failed[^]*something else[^]*by hand/],
  ])('%s says what to do', (output, expected) => {
    expect(explainInstallFailure(output).message).toMatch(expected);
  });
});

describe('browser', () => {
  test('CHROMIUM_PATH wins over PATH', () => {
    const env = {CHROMIUM_PATH: '/opt/chrome', PATH: '/usr/bin'};
    expect(findBrowser(env, () => true)).toBe('/opt/chrome');
  });

  test('a CHROMIUM_PATH that does not exist is refused', () => {
    expect(() => findBrowser({CHROMIUM_PATH: '/nowhere'}, () => false)).toThrow(
      /no such file exists/,
    );
  });

  test('the headless shell wins over a whole browser that comes earlier on PATH', () => {
    const there = ['/usr/bin/chromium', '/usr/local/bin/chromium-headless-shell'];
    const env = {PATH: '/usr/bin:/usr/local/bin'};
    expect(findBrowser(env, (file) => there.includes(file))).toBe(there[1]);
  });

  test('the usual names are searched on PATH', () => {
    const exists = (file: string) => file === '/usr/local/bin/google-chrome';
    expect(findBrowser({PATH: '/usr/bin:/usr/local/bin'}, exists)).toBe(
      '/usr/local/bin/google-chrome',
    );
    expect(findBrowser({PATH: '/usr/bin'}, () => false)).toBeUndefined();
  });

  test.each([
    ['E: Failed to fetch http://deb.example.com', /no network/],
    ['E: Unable to locate package chromium', /by hand/],
  ])('%s says what to do', (output, expected) => {
    expect(explainAptFailure(output).message).toMatch(expected);
  });
});

describe('the first answer', () => {
  test('is waited for, before and after the server listens', async () => {
    const port = await findFreePort();
    let isReady = false;
    const server = http.createServer((_request, response) => {
      setTimeout(() => {
        isReady = true;
        response.end();
      }, 50);
    });
    setTimeout(() => server.listen(port, '127.0.0.1'), 100);
    const isThere = await waitForAnswer(`http://127.0.0.1:${port}/`, new AbortController().signal);
    expect([isThere, isReady]).toEqual([true, true]);
    await new Promise((resolve) => server.close(resolve));
  });

  test('is not awaited after the server has ended', async () => {
    const ended = new AbortController();
    const answer = waitForAnswer(`http://127.0.0.1:${await findFreePort()}/`, ended.signal);
    ended.abort();
    expect(await answer).toBe(false);
  });
});

describe('port', () => {
  test('an argument wins over PORT, and 3000 is the default', () => {
    expect(choosePort(['--port', '3001'], {PORT: '3002'})).toBe(3001);
    expect(choosePort(['--port=3003'], {})).toBe(3003);
    expect(choosePort([], {PORT: '3002'})).toBe(3002);
    expect(choosePort([], {})).toBe(3000);
  });

  test.each(['seven', '0', '70000', ''])('"%s" is not a port', (port) => {
    expect(() => choosePort(['--port', port], {})).toThrow(/is not a port[^]*3001/);
  });

  test('a taken port is reported with alternatives', async () => {
    const server = net.createServer();
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const {port} = server.address() as net.AddressInfo;
    await expect(requireFreePort(port)).rejects.toThrow(
      new RegExp(`Port ${port} is taken[^]*--port ${port + 1}`),
    );
    await new Promise((resolve) => server.close(resolve));
    await expect(requireFreePort(port)).resolves.toBeUndefined();
  });
});
