import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from '@jest/globals';
import { storePerson } from '@psp/bff-kit/testing/people';
import { PNG } from '@psp/bff-kit/testing/upload';
import type { LibraryImportRefusal } from '@psp/contracts/library-import-limits';
import { DomainError } from '@psp/domain/errors';
import { createImport, keepImportFile, startImport } from '@psp/domain/knowledge/library/import';
import { readImport } from '@psp/domain/knowledge/library/import-queries';
import { KNOWLEDGE_CATEGORIES } from '@psp/contracts/knowledge-categories';
import { readImportTable } from '@psp/domain/knowledge/library/read-import';
import { openFileStore } from '@psp/domain/operating/files/store';
import { createReadDb } from '@psp/domain/read-db';
import { acting } from '@psp/domain/testing/acting';
import { aDocx, aPdf } from '@psp/domain/testing/documents';
import { killWorker, workerProcesses } from '../testing/processes.ts';
import { createWorkerDatabase, untilRow } from '../testing/worker.ts';

const COUNT = 500;
const LONG_MS = 600_000;

const spawnWorker = workerProcesses();
const database = await createWorkerDatabase();
const { orm } = database;
const db = createReadDb(orm);
const folder = await mkdtemp(join(tmpdir(), 'library-import-'));
const files = await openFileStore(pathToFileURL(join(folder, 'store')).href);
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const rows = <Row = object>(query: string) => orm.em.fork().execute<Row[]>(query);
const { actor } = await storePerson(orm, { kind: 'admin' });
const run = acting(orm);

/* What is wrong with the file or the row at a position. */
const BAD_FILES: Record<number, Buffer> = {
  10: PNG,
  20: aDocx({ macros: true }),
  30: Buffer.from('%PDF-1.4 fără sfârșit'),
  40: Buffer.alloc(0),
};
const TOO_LARGE = 50;
const UNLISTED = 110;
const BAD_ROWS: Record<number, Partial<Record<'title' | 'type' | 'category' | 'access' | 'day', string>>> = {
  60: { title: '' },
  70: { type: 'Roman' },
  80: { category: 'Altele' },
  90: { day: '31.02.2026' },
  100: { title: 'Documentul 99' },
  120: { title: 'Este deja în bibliotecă' },
};
const REASONS: Record<number, string> = {
  10: 'nu este PDF',
  20: 'macrocomenzi',
  30: 'deteriorat',
  40: 'gol',
  50: '25 MB',
  60: 'Scrieți titlul',
  70: 'Tip: Alegeți',
  80: 'Categorie: Alegeți',
  90: 'nu există în calendar',
  100: 'Apare și pe linia 101',
  110: 'nu are un rând',
  120: 'are deja un document',
};

const nameOf = (at: number) => `fisier-${at}.pdf`;
const lineOf = (at: number): string => {
  const { title, type, category, access, day } = {
    ...{ title: `Documentul ${at}`, type: 'Ghid', category: 'Legislație', access: 'Membri', day: '' },
    ...BAD_ROWS[at],
  };
  return [nameOf(at), title, type, category, 'Pe scurt.', access, day].join(';');
};

const createOne = async (lines: string[]): Promise<string> => {
  const text = ['Fișier;Titlu;Tip;Categorie;Descriere;Citit de;Verificat la', ...lines].join('\n');
  return run(actor, createImport, { name: 'titluri.csv', table: readImportTable(text, KNOWLEDGE_CATEGORIES) });
};

/** Sends a file as the page does. Returns why it was refused, or null. */
const sendFile = async (id: string, position: number, bytes: Buffer): Promise<LibraryImportRefusal | null> => {
  const path = join(folder, nameOf(position));
  await writeFile(path, bytes);
  const received = { path, name: nameOf(position), size: bytes.length };
  try {
    await keepImportFile({ db, now: new Date() }, files, received, { id, position, actor });
    return null;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return error.code as LibraryImportRefusal;
  }
};

const started = async (id: string, refused: { name: string; reason: LibraryImportRefusal }[]) =>
  run(actor, startImport, { id, version: 1, publishes: true, refused });
const ended = (id: string) => untilRow(orm, `select 1 from library_import where id = '${id}' and status = 'done'`);
const made = async () => (await rows('select title from library_document')).length;

/* The worker waits for this lock before each document. */
const holdWorker = async () => {
  const em = orm.em.fork();
  await em.begin();
  await em.execute(`select pg_advisory_xact_lock(hashtextextended('library-import', 0))`);
  return () => em.rollback();
};

test(
  'of 500 files 488 become documents though the worker is killed between, none twice, and the 12 others are named',
  async () => {
    // The reading of the texts has tests of its own, and would take minutes here.
    await rows(`create function put_off() returns trigger language plpgsql as
      'begin new.start_after := now() + interval ''1 day''; return new; end'`);
    await rows(`create trigger put_off before insert on pgboss.job for each row
      when (new.name = 'text-extraction') execute function put_off()`);
    const before = await createOne([lineOf(0).replace('Documentul 0', 'Este deja în bibliotecă')]);
    await sendFile(before, 0, aPdf());
    await started(before, []);
    const first = spawnWorker(database.url);
    await ended(before);

    const numbers = Array.from({ length: COUNT }, (_, at) => at);
    const id = await createOne(numbers.filter((at) => at !== UNLISTED).map(lineOf));
    const refused: { name: string; reason: LibraryImportRefusal }[] = [];
    for (const at of numbers) {
      const reason = at === TOO_LARGE ? 'attachment.too_large' : await sendFile(id, at, BAD_FILES[at] ?? aPdf(at));
      if (reason) refused.push({ name: nameOf(at), reason });
    }
    await started(id, refused);
    await untilRow(orm, 'select 1 from library_document having count(*) > 100');
    const release = await holdWorker();
    await killWorker(first, database, 'library-import');
    expect(await made()).toBeLessThan(400);
    await release();
    spawnWorker(database.url);
    await ended(id);

    const result = await readImport(db, actor, id, new Date());
    const bad = result?.results.filter(({ problem }) => problem !== null) ?? [];
    expect(bad.map(({ file }) => file).toSorted()).toEqual(Object.keys(REASONS).map(Number).map(nameOf).toSorted());
    for (const { file, line, problem } of bad) {
      const at = Number(/\d+/.exec(file)?.[0]);
      expect(problem).toContain(REASONS[at]);
      expect(line).toBe(at === UNLISTED ? null : at + (at < UNLISTED ? 2 : 1));
    }
    expect(result).toMatchObject({ made: COUNT - bad.length, bad: Object.keys(REASONS).length });
    expect(await rows('select title from library_document group by title having count(*) > 1')).toEqual([]);
    expect(await rows(`select 1 from library_document where status = 'published'`)).toHaveLength(
      COUNT - bad.length + 1,
    );
    expect(await rows('select document_id from library_file group by document_id having count(*) > 1')).toEqual([]);
  },
  LONG_MS,
);
