import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { defineService } from '@psp/bff-kit/service';
import { RECEPTION, type Reception } from '@psp/bff-kit/uploads/receive-file';
import { createTestApp, type TestApp } from '@psp/bff-kit/testing/app';
import { FILE_LIMIT_BYTES } from '@psp/contracts/files';
import { createTestDatabase, type TestDatabase } from '@psp/domain/testing/database';
import { aPdf } from '@psp/domain/testing/documents';
import { aForm } from '../testing/upload.ts';
import { fileRoutes } from './routes.ts';

const STILL_MS = 300;
const WHOLE_MS = 700;

let database: TestDatabase;
let temporary: string;
const portals: TestApp[] = [];
/** Ports of a portal that waits as long as in production, and of one that gives uploads up soon. */
let patient: number;
let hasty: number;

/** Starts a portal that waits so long for uploads; returns its port. */
async function listen(times: Pick<Reception, 'stillMs' | 'wholeMs'>): Promise<number> {
  const service = defineService('identity', (app) => fileRoutes(app, { ...times, folder: temporary }));
  const portal = await createTestApp(service, { orm: database.orm, area: 'identity' });
  portals.push(portal);
  await portal.app.listen({ port: 0, host: '127.0.0.1' });
  portal.app.server.on('connection', (socket: Socket) => accepting.push(socket));
  return (portal.app.server.address() as AddressInfo).port;
}
beforeAll(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'uploads-'));
  database = await createTestDatabase();
  patient = await listen(RECEPTION);
  hasty = await listen({ stillMs: STILL_MS, wholeMs: WHOLE_MS });
});
afterAll(async () => {
  for (const portal of portals) await portal.close();
  await database.close();
  await rm(temporary, { recursive: true });
});

const em = () => database.orm.em.fork();
beforeEach(() => em().execute('delete from attempt; delete from stored_file'));

const stored = () => em().execute<{ name: string; storage_key: string }[]>('select * from stored_file');
/** Folders of uploads on their way. */
const onTheirWay = () => readdir(temporary);
const nothingIsLeft = async (): Promise<void> => {
  expect(await onTheirWay()).toEqual([]);
  expect(await stored()).toEqual([]);
};
const until = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 10));
};

const accepting: Socket[] = [];

/** Opens a connection and sends the head of an upload that announces `length` bytes, or a stream without an end. */
async function begin(port: number, length?: number): Promise<{ socket: Socket; answer: () => string }> {
  const { contentType, head } = aForm(Buffer.alloc(0));
  accepting.length = 0;
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  // The other end learns of it at a moment of its own.
  await until(() => accepting.length > 0);
  const size = length === undefined ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`;
  socket.write(
    `POST /api/identity/uploads HTTP/1.1\r\nHost: portal.test\r\nOrigin: http://portal.test\r\nX-Portal-Upload: 1\r\nContent-Type: ${contentType}\r\n${size}\r\n\r\n`,
  );
  socket.write(length === undefined ? chunk(Buffer.from(head)) : head);
  return { socket, answer: () => answer };
}
const closing = (socket: Socket): Promise<void> => new Promise((resolve) => socket.once('close', () => resolve()));
const chunk = (content: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`${content.length.toString(16)}\r\n`), content, Buffer.from('\r\n')]);

/** Pours PDF into the connection until the other side hangs up; returns how many bytes the portal has read. */
async function pour(socket: Socket): Promise<number> {
  const [accepted] = accepting.splice(0);
  const piece = Buffer.alloc(256 * 1024, 'x');
  piece.write('%PDF-1.7');
  const framed = chunk(piece);
  const isClosed = (): boolean => socket.closed || socket.destroyed;
  const closed = closing(socket);
  while (!isClosed()) {
    if (!socket.write(framed)) await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), closed]);
  }
  return accepted?.bytesRead ?? Number.POSITIVE_INFINITY;
}

test('a stream without an end is answered with 413 and cut off soon after 10 MB', async () => {
  const { socket, answer } = await begin(patient);
  const sent = await pour(socket);
  expect(answer()).toMatch(/^HTTP\/1\.1 413 [^]*file\.too_large/);
  expect(sent).toBeLessThan(2 * FILE_LIMIT_BYTES);
  await nothingIsLeft();
});

test('a file that announces 5 GB is refused before it is read', async () => {
  const { socket, answer } = await begin(patient, 5 * 1024 ** 3);
  const sent = await pour(socket);
  expect(answer()).toMatch(/^HTTP\/1\.1 413 /);
  expect(sent).toBeLessThan(FILE_LIMIT_BYTES);
});

test('an upload that stands still is given up with 408', async () => {
  const { socket, answer } = await begin(hasty, 100_000);
  await closing(socket);
  expect(answer()).toMatch(/^HTTP\/1\.1 408 [^]*file\.slow/);
  await nothingIsLeft();
});

test('an upload that drips is given up with 408 when its time is over', async () => {
  const { socket, answer } = await begin(hasty, 100_000);
  const drip = setInterval(() => socket.write('x'), STILL_MS / 4);
  await closing(socket);
  clearInterval(drip);
  expect(answer()).toMatch(/^HTTP\/1\.1 408 [^]*file\.slow/);
  await nothingIsLeft();
});

test('an upload that its sender breaks off leaves nothing', async () => {
  const { socket } = await begin(patient, 1_000_000);
  socket.write(aPdf(300_000));
  await until(async () => (await onTheirWay()).length > 0);
  socket.destroy();
  await until(async () => (await onTheirWay()).length === 0);
  await nothingIsLeft();
});
