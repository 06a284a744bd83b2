import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import pg from 'pg';
import { startDatabase } from './server.ts';

test('the log of the database contains no values of failed statements', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'database-log-'));
  const database = await startDatabase({ folder, throwAway: true });
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query('create table person (email text unique, hash text check (length(hash) > 3), address inet)');
  const insert = 'insert into person values ($1, $2, $3)';
  const person = ['ana.secreta@exemplu.ro', '$argon2id$secret', '192.0.2.77'];
  await client.query(insert, person);
  await expect(client.query(insert, person)).rejects.toThrow('duplicate key');
  await expect(client.query(insert, ['alt.secret@exemplu.ro', 'x', null])).rejects.toThrow('check constraint');
  await expect(client.query(insert, ['al-treilea', '$argon2id$', 'adresa-secreta'])).rejects.toThrow('invalid input');
  await expect(client.query(`select 'secret-in-text'::inet`)).rejects.toThrow('invalid input');
  await client.end();
  await database.stop();
  const log = readFileSync(join(folder, 'postgres.log'), 'utf8');
  await database.discard();
  expect(log).toContain('database system is ready');
  expect(log).not.toMatch(/secret|argon2id|al-treilea|192\.0\.2\.77|insert into person/);
});
