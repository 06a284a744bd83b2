import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { CALLS, type Operations, SERVES } from '../operations/operations.ts';
import { checkLive, forgetServices, makeLive, readRegistry, rollBack } from './registry.ts';
import { ship } from './ship.ts';

let releases = '';
beforeEach(() => {
  releases = mkdtempSync(join(tmpdir(), 'service-compatibility-'));
});
afterEach(() => rmSync(releases, { recursive: true }));

function write(name: string, version: string, file: string, content: object | undefined) {
  const folder = join(releases, name, version);
  mkdirSync(folder, { recursive: true });
  if (content) writeFileSync(join(folder, file), JSON.stringify(content));
  return { name, version, contract: 4 };
}

const remote = (version: string, calls?: Operations) => write('mfe_uat', version, CALLS, calls);
const bff = (version: string, serves?: Operations) => write('bff_uat', version, SERVES, serves);

const SEND = 'POST /api/uat/service-requests/{id}/send';
const sending = (properties: object, required: string[] = Object.keys(properties)): Operations => ({
  [SEND]: { body: { type: 'object', properties, required, additionalProperties: false } },
});
const version = { version: { type: 'integer' } };
const note = { note: { type: 'string' } };
const live = () => [
  readRegistry(releases, 4).remotes.mfe_uat?.version,
  readRegistry(releases, 4).services.bff_uat?.version,
];

describe('a BFF with a live remote', () => {
  test.each([
    ['without an operation', {}, SEND],
    ['with a field more that must be sent', sending({ ...version, ...note }), `${SEND} (body.note is required)`],
    ['without a field', sending({}), `${SEND} (body.version is not accepted)`],
  ])('is refused %s, and nothing moves', (_what, serves, lacking) => {
    makeLive(releases, [remote('1', sending(version)), bff('1', sending(version))]);
    const next = bff('2', serves);
    const message = `mfe_uat 1 calls what bff_uat 2 does not serve: ${lacking}`;
    expect(() => checkLive(releases, [next])).toThrow(message);
    expect(() => makeLive(releases, [next])).toThrow(message);
    expect(live()).toEqual(['1', '1']);
  });

  test('may accept more fields, and cannot be rolled back once a remote sends them', () => {
    makeLive(releases, [remote('1', sending(version)), bff('1', sending(version))]);
    const more = sending({ ...version, ...note }, ['version']);
    expect(() => makeLive(releases, [remote('2', more)])).toThrow(
      `bff_uat 1 does not serve: ${SEND} (body.note is not accepted)`,
    );
    makeLive(releases, [bff('2', more)]);
    makeLive(releases, [remote('2', more)]);
    expect(() => rollBack(releases, 'bff_uat', 4)).toThrow('mfe_uat 2 calls what bff_uat 1 does not serve');
    expect(rollBack(releases, 'mfe_uat', 4)).toBe('1');
    expect(rollBack(releases, 'bff_uat', 4)).toBe('1');
  });

  test('is not started when it would be refused', async () => {
    makeLive(releases, [remote('1', sending(version)), bff('1', sending(version))]);
    const started: string[] = [];
    const takeOver = async (project: string) => void started.push(project);
    await expect(ship(releases, { releases: [bff('2', {})] }, takeOver)).rejects.toThrow(SEND);
    expect(started).toEqual([]);
    await ship(releases, { releases: [bff('2', {}), remote('2', {})] }, takeOver);
    expect(started).toEqual(['bff-uat']);
    expect(live()).toEqual(['2', '2']);
  });
});

describe('an answer of a BFF', () => {
  const status = { type: 'string', enum: ['draft', 'sent'] };
  const item = { id: { type: 'string' }, title: { type: 'string', maxLength: 200 }, status };
  const answering = (properties: object, required = Object.keys(properties)): Operations => {
    const items = { type: 'array', items: { type: 'object', properties, required, additionalProperties: false } };
    return { [SEND]: { answer: { type: 'object', properties: { items }, required: ['items'] } } };
  };
  const { title, ...untitled } = item;

  test.each([
    ['with a field renamed', { ...untitled, name: title }, 'answer.items[].title is missing'],
    [
      'with a state more',
      { ...item, status: { ...status, enum: ['draft', 'sent', 'held'] } },
      'answer.items[].status may now be "held"',
    ],
    ['with another type', { ...item, id: { type: 'integer' } }, 'answer.items[].id has another type'],
    [
      'that may be null',
      { ...item, title: { anyOf: [title, { type: 'null' }] } },
      'answer.items[].title has another type',
    ],
  ])('is refused %s, while a remote reads it', (_what, properties, reason) => {
    makeLive(releases, [remote('1', answering(item)), bff('1', answering(item))]);
    expect(() => makeLive(releases, [bff('2', answering(properties))])).toThrow(`${SEND} (${reason})`);
  });

  test('may have more fields and other limits, and may lack optional fields', () => {
    makeLive(releases, [remote('1', answering(item, ['id', 'status'])), bff('1', answering(item))]);
    const longer = { ...untitled, note: title, status: { ...status, enum: ['sent'] } };
    makeLive(releases, [bff('2', answering(longer))]);
    expect(live()).toEqual(['1', '2']);
  });
});

test('a release without a list of operations is accepted, with a message that it was not compared', () => {
  const calls = sending(version);
  makeLive(releases, [remote('1'), bff('1', {})]);
  expect(checkLive(releases, [bff('2', {})])).toEqual(['mfe_uat 1 does not list its operations: not compared']);
  makeLive(releases, [remote('3', calls), bff('3')]);
  expect(checkLive(releases, [remote('4', calls)])).toEqual(['bff_uat 3 does not list its operations: not compared']);
});

test('services that run from the checkout are not compared', () => {
  makeLive(releases, [bff('1', {})]);
  forgetServices(releases, 4);
  expect(checkLive(releases, [remote('1', sending(version))])).toEqual([
    expect.stringContaining('npm start -- --split'),
  ]);
});
