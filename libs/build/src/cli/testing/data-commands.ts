import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from '@jest/globals';
import { createTestDatabase } from '@psp/domain/testing/database';
import { workspaceRoot } from '../../workspace.ts';

interface Result {
  code: number | null;
  output: string;
  errors: string;
}

/** Creates a database and a folder for the tests of a file. Returns functions that run commands of `src/cli` on them and read the database. */
export async function openCommands() {
  const database = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'commands-'));
  afterAll(async () => {
    await database.close();
    await rm(folder, { recursive: true });
  });
  const rows = <Row>(query: string) => database.orm.em.fork().execute<Row[]>(query);
  return {
    folder,
    rows,
    count: async (table: string): Promise<number> =>
      (await rows<{ n: number }>(`select count(*)::int as n from ${table}`))[0]?.n ?? -1,
    /** Writes a file to the folder and returns its path. */
    file: async (name: string, content: string | Buffer): Promise<string> => {
      const path = join(folder, name);
      await writeFile(path, content);
      return path;
    },
    /** Runs a command in a process until it ends. */
    run: async (command: string, ...args: string[]): Promise<Result> => {
      const own = {
        DATABASE_URL: database.url,
        PORTAL_DIR: folder,
        PUBLIC_ORIGIN: 'https://psp.example',
        NODE_OPTIONS: '',
      };
      const script = join(workspaceRoot, 'libs/build/src/cli', `${command}.ts`);
      const child = spawn(process.execPath, [script, ...args], { env: { ...process.env, ...own } });
      let [output, errors] = ['', ''];
      child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
      child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
      const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
      return { code, output, errors: errors.trim() };
    },
  };
}
