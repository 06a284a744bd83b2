import type pg from 'pg';
import { onDatabase } from '../database.ts';
import type { Screen, Store } from './store.ts';

/** Texts of the demonstration's records, by table: which rows take the corpus, and in which columns. */
const TABLES: Readonly<Record<string, { which: string; texts: string; lists: string }>> = {
  organisation: {
    which: `kind <> 'admin' and name in ('Municipiul Sibiu', 'Civis Digital')`,
    texts: 'name locality description website address legal_representative portfolio status_reason cui_override_reason',
    lists: 'services specializations',
  },
  solution: { which: 'true', texts: 'title description', lists: 'features' },
};
/* Where the database itself says how long a text may be. */
const LONGEST = 110;

/** The mails that the portal has sent, as HTML. */
export const sentMails = (databaseUrl: string): Promise<string[]> =>
  onDatabase(databaseUrl, async (client) => {
    const { rows } = await client.query<{ html: string }>('select html from caught_mail');
    return rows.map(({ html }) => html);
  });

async function fillTables({ writeInto }: Store, client: pg.Client): Promise<void> {
  for (const [table, { which, texts, lists }] of Object.entries(TABLES)) {
    const write = (name: string): string => writeInto(`table ${table}`)(name, LONGEST);
    const values = [...texts.split(' ').map(write), ...lists.split(' ').map((name) => [write(name)])];
    const set = `${texts} ${lists}`.split(' ').map((name, n) => `${name} = $${n + 1}`);
    await client.query(`update ${table} set ${set.join(', ')} where ${which}`, values);
  }
}

/** Puts the corpus into texts of the demonstration, so that pages that are not of this test's own records show it too. */
export async function storeTables(store: Store, databaseUrl: string): Promise<Screen[]> {
  await onDatabase(databaseUrl, (client) => fillTables(store, client));
  const { session } = await store.read('firma', '/api/identity/session');
  const partner: string = session.organisation.id;
  return [
    ['visitor', '/parteneri?sort=newest'],
    ...['', 'servicii'].map((part) => ['visitor', `/partener/${partner}?sectiune=${part}`] as const),
    ['admin', `/admin/applications/${partner}`],
    ['visitor', '/marketplace'],
    ['visitor', '/comunitati'],
    ['visitor', '/cautare?q=zq'],
    ['primarie', '/uat/dashboard'],
  ];
}
