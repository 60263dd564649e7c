import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { placeOf } from '../debian.ts';
import { proxySettings } from './proxy.ts';

const SETTINGS = proxySettings({ port: 2199, servers: [2200, 2201] });

test('the proxy knows every server, and asks each whether it is ready', () => {
  const servers = SETTINGS.split('\n').filter((line) => line.startsWith('  server '));
  expect(servers).toEqual(['  server haven1 127.0.0.1:2200 check', '  server haven2 127.0.0.1:2201 check']);
  expect(SETTINGS).toContain('option httpchk GET /ready');
});

test('the proxy of the cluster is the one that is deployed', () => {
  const deployed = readFileSync(new URL('../../deploy/haproxy.cfg', import.meta.url), 'utf8');
  expect(rulesIn(deployed)).toEqual(rulesIn(SETTINGS));
});

/** But for names and ports, and for how Docker finds a server. */
function rulesIn(settings: string): string[] {
  const rules = settings
    .split('\n')
    .map((line) => line.replace(' resolvers docker init-addr last,libc,none', '').trim());
  return rules.filter((line) => line !== '' && !/^(?:#|server |bind |resolvers |nameserver )/.test(line));
}

const haproxy = placeOf('haproxy');

test.runIf(haproxy)('HAProxy has nothing against its settings', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'haven-proxy-')), 'haproxy.cfg');
  writeFileSync(file, SETTINGS);
  const { status, stderr } = spawnSync(haproxy ?? '', ['-c', '-q', '-f', file], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
});
