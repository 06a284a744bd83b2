import pg from 'pg';
import type { Screen } from './sourcing.ts';
import type { Store } from './store.ts';

/**
 * Records that the demonstration alone writes today, by the table's name: which rows are changed, and which of their texts are
 * chosen from a list, made by the database or read by nobody yet. Any other text of theirs takes the corpus.
 */
const TABLES: Readonly<Record<string, { which: string; chosen: readonly string[] }>> = {
  organisation: {
    which: `kind <> 'admin' and name in ('Municipiul Sibiu', 'Civis Digital')`,
    chosen: [
      'kind',
      'status',
      'cui',
      'uat_type',
      'package',
      'county_code',
      'search_text',
      'firm_text',
      'portfolio_text',
      'badge_reason',
      'employees',
      'industry',
      'served_counties',
      'first_contact',
      'registration_number',
      'email',
      'phone',
    ],
  },
  solution: {
    which: 'true',
    chosen: [
      'domain_slug',
      'currency',
      'unit',
      'status',
      'title_text',
      'withdrawn_reason',
      'cpv_code',
      'county_codes',
      'image_alts',
    ],
  },
};
/* Where the database itself says how long a text may be. */
const LONGEST = 110;

const TEXTS = `select column_name as name, udt_name as type from information_schema.columns
  where table_schema = 'public' and table_name = $1 and udt_name in ('text', '_text') and is_generated = 'NEVER'`;

async function onDatabase<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The mails that the portal has sent, as HTML. */
export const sentMails = (databaseUrl: string): Promise<string[]> =>
  onDatabase(databaseUrl, async (client) => {
    const { rows } = await client.query<{ html: string }>('select html from caught_mail');
    return rows.map(({ html }) => html);
  });

async function fillTables({ writeInto }: Store, client: pg.Client): Promise<void> {
  for (const [table, { which, chosen }] of Object.entries(TABLES)) {
    const { rows } = await client.query<{ name: string; type: string }>(TEXTS, [table]);
    const texts = rows.filter(({ name }) => !chosen.includes(name));
    const values = texts.map(({ name, type }) => {
      const text = writeInto(`table ${table}`)(name, LONGEST);
      return type === '_text' ? [text] : text;
    });
    const set = texts.map(({ name }, n) => `${name} = $${n + 1}`).join(', ');
    await client.query(`update ${table} set ${set} where ${which}`, values);
  }
}

/** Puts the corpus into the texts of the tables that no route writes. */
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
