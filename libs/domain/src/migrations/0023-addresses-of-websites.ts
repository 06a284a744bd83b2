import { Migration } from '@mikro-orm/migrations';
import { website } from '@psp/contracts/website';

/* Each place that holds a website: its table, the value, and how another one is set. */
const PLACES = [
  { table: 'organisation', value: 'website', set: `website = nullif(n.address, '')` },
  { table: 'community', value: 'website', set: `website = nullif(n.address, '')` },
  {
    table: 'registration',
    value: `content->'organisation'->>'website'`,
    set: `content = jsonb_set(content, '{organisation,website}', to_jsonb(n.address))`,
  },
];

/** Websites stored as they had been typed become `URL.href`; what is no address of a public site goes. */
export class AddressesOfWebsites extends Migration {
  override async up(): Promise<void> {
    // oxlint-disable no-restricted-properties -- A migration has no write; what it reads decides what it changes.
    for (const { table, value, set } of PLACES) {
      const rows = await this.execute(`select id, ${value} as typed from ${table} where ${value} <> ''`);
      const changed = rows
        .map(({ id, typed }) => ({ id, typed, address: website.safeParse(typed).data ?? '' }))
        .filter(({ typed, address }) => address !== typed);
      await this.execute(
        `update ${table} t set ${set} from jsonb_to_recordset(?::jsonb) n(id uuid, address text) where t.id = n.id`,
        [JSON.stringify(changed)],
      );
    }
  }
}
