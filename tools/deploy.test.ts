import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DEFAULTS, readSettings } from '@haven/server/admin';
import { validate } from 'dockerfile-utils';
import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';

const pathOf = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const textOf = (name: string) => readFileSync(pathOf(name), 'utf8');

const dockerfile = textOf('deploy/Dockerfile');
const unit = textOf('deploy/haven.service');
const guide = textOf('docs/operating.md');

test('the Dockerfile has nothing that its linter would mind', () => {
  expect(validate(dockerfile).map(({ message, range }) => `${range.start.line + 1}: ${message}`)).toEqual([]);
});

test('the linter would mind', () => {
  expect(validate(dockerfile.replace('USER node', 'USERS node'))).not.toEqual([]);
  expect(validate(dockerfile.replace('FROM node:24-slim AS build', 'FROM node:24-slim AS'))).not.toEqual([]);
});

/** The instructions of the last stage: what is shipped. */
function shipped(): string[] {
  const joined = dockerfile.replace(/\\\n\s*/g, '').split('\n');
  return joined.slice(joined.findLastIndex((line) => line.startsWith('FROM')));
}

test('what is shipped runs without root, keeps its data in a volume and says how it is', () => {
  const lines = shipped();
  const at = (start: string) => lines.findIndex((line) => line.startsWith(start));
  expect(lines[at('USER')]).toBe('USER node');
  expect(at('USER')).toBeLessThan(at('CMD'));
  expect(lines).toContain('VOLUME ["/data"]');
  expect(at('HEALTHCHECK')).toBeGreaterThan(0);
  expect(lines[at('ENV')]).toContain('HAVEN_DATA=/data');
  expect(lines[at('CMD')]).toBe('CMD ["node", "server/dist/haven.mjs"]');
});

test('packages lie where the image takes them from', () => {
  const { packages } = JSON.parse(textOf('package-lock.json')) as {
    packages: Record<string, { dev?: boolean }>;
  };
  const shippedPaths = Object.keys(packages).filter((path) => packages[path]?.dev !== true);
  expect(shippedPaths).toContain('node_modules/fastify');
  expect(shippedPaths.filter((path) => /^(?:server|tools)\/node_modules\//.test(path))).toEqual([]);
});

test('the compose file is YAML without errors, and keeps Haven to itself', () => {
  const document = parseDocument(textOf('deploy/compose.yaml'));
  expect([...document.errors, ...document.warnings]).toEqual([]);
  const { services, volumes } = document.toJS();
  expect(Object.keys(services)).toEqual(['haven']);
  const { build, ports, volumes: mounted, read_only: readOnly, cap_drop: dropped } = services.haven;
  expect(build).toEqual({ context: '..', dockerfile: 'deploy/Dockerfile' });
  expect(ports).toEqual(['127.0.0.1:2199:2199']);
  expect(mounted).toEqual(['data:/data']);
  expect(Object.keys(volumes)).toEqual(['data']);
  expect({ readOnly, dropped }).toEqual({ readOnly: true, dropped: ['ALL'] });
});

test('with PostgreSQL beside it Haven waits for that, and nobody else reaches it', () => {
  const document = parseDocument(textOf('deploy/compose.postgres.yaml'));
  expect([...document.errors, ...document.warnings]).toEqual([]);
  const { services, volumes } = document.toJS();
  const { haven, postgres } = services;
  expect(
    readSettings({ DATABASE_URL: haven.environment.DATABASE_URL.replace('${POSTGRES_PASSWORD:?}', 'x1') }),
  ).toMatchObject({ databaseUrl: 'postgres://haven:x1@postgres/haven' });
  expect(haven.depends_on.postgres.condition).toBe('service_healthy');
  expect(postgres.ports).toBeUndefined();
  expect(postgres.volumes).toEqual([`${Object.keys(volumes)[0]}:/var/lib/postgresql/data`]);
});

test('two servers behind a proxy have one database, one Redis, one operator and a folder each', () => {
  const document = parseDocument(textOf('deploy/compose.cluster.yaml'));
  expect(document.errors).toEqual([]);
  const { services, volumes } = document.toJS();
  const { haven, 'haven-2': second, redis, proxy } = services;
  expect(readSettings({ REDIS_URL: haven.environment.REDIS_URL }).redisUrl).toBe('redis://redis');
  for (const name of ['REDIS_URL', 'HAVEN_ADMIN_TOKEN'])
    expect(second.environment[name], name).toBe(haven.environment[name]);
  expect(second.volumes).toEqual([`${Object.keys(volumes)[0]}:/data`]);
  expect([haven.ports, second.ports, redis.ports]).toEqual([[], [], undefined]);
  expect(proxy.ports).toEqual(['127.0.0.1:2199:2199']);
  const servers = textOf('deploy/haproxy.cfg').matchAll(/^ {2}server \S+ (\S+):2199 check$/gm);
  expect([...servers].map(([, name]) => name)).toEqual(['haven', 'haven-2']);
});

const sectionOf = (name: string) => unit.split(/^(?=\[)/m).find((part) => part.startsWith(`[${name}]`)) ?? '';

test.each([
  'DynamicUser=yes',
  'StateDirectory=haven',
  'ProtectSystem=strict',
  'ProtectHome=yes',
  'NoNewPrivileges=yes',
  'CapabilityBoundingSet=',
  'Restart=on-failure',
])('the unit says %s', (line) => {
  expect(sectionOf('Service').split('\n')).toContain(line);
});

test('every line of the unit is a comment, a section or an assignment; systemd finds nothing else wrong', () => {
  const odd = unit.split('\n').filter((line) => !/^(?:|#.*|\[\w+\]|\w+=.*)$/.test(line));
  expect(odd).toEqual([]);
  // Memory that is written and run is what a JavaScript engine lives on.
  expect(unit).not.toContain('MemoryDenyWriteExecute');
  const { status, stderr, error } = spawnSync('systemd-analyze', ['verify', pathOf('deploy/haven.service')], {
    encoding: 'utf8',
  });
  if (error === undefined) expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

test('the settings of image, compose file and unit are settings that there are', () => {
  const { services } = parseDocument(textOf('deploy/compose.yaml')).toJS();
  const assigned = (line = '') => [...line.matchAll(/\b([A-Z_]+)=/g)].map(([, name = '']) => name);
  const inUnit = assigned(unit.match(/^Environment=(.*)$/m)?.[1]);
  const inImage = assigned(shipped().find((line) => line.startsWith('ENV')));
  const used = [...Object.keys(services.haven.environment), ...inUnit, ...inImage];
  const unknown = used.filter((name) => name !== 'NODE_ENV' && !Object.hasOwn(DEFAULTS, name));
  expect(used.length).toBeGreaterThan(6);
  expect(unknown).toEqual([]);
});

/** Where things lie inside the image is for the image to say. */
const OF_THE_IMAGE = ['PORT', 'HOST', 'HAVEN_DATA', 'HAVEN_PAGE'];

test('the compose file passes every setting on, and none as an empty text', () => {
  const { services } = parseDocument(textOf('deploy/compose.yaml')).toJS();
  const passed: Record<string, string | null> = services.haven.environment;
  const wanted = Object.keys(DEFAULTS).filter((name) => !OF_THE_IMAGE.includes(name));
  expect(Object.keys(passed).sort()).toEqual(wanted.sort());
  const { HAVEN_TRUST_PROXY: proxies, ...rest } = passed;
  expect(proxies).toBe('${HAVEN_TRUST_PROXY:-1}');
  expect(Object.values(rest).filter((value) => value !== null)).toEqual([]);
});

test("the operator's page has every setting with its default, and no other", () => {
  const rows = [...guide.matchAll(/^\| `([A-Z_]+)` \| ([^|]*) \|/gm)].map(([, name, value = '']) => [
    name,
    value.trim(),
  ]);
  const shown = (value: unknown) => (value === '' ? '' : `\`${value}\``);
  expect(rows).toEqual(Object.entries(DEFAULTS).map(([name, value]) => [name, shown(value)]));
});

test("the operator's page tells of every command and every number", () => {
  const commands = [...textOf('tools/admin.ts').matchAll(/\.command\('(\w+)/g)].map(([, name]) => name);
  const metrics = [...textOf('server/src/metrics.ts').matchAll(/name: '(haven_\w+)'/g)].map(([, name]) => name);
  expect(commands.length).toBeGreaterThan(7);
  expect(metrics.length).toBeGreaterThan(10);
  expect(commands.filter((name) => !guide.includes(`npm run admin -- ${name}`))).toEqual([]);
  expect(metrics.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
});
