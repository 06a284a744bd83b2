import type { AssistantSettings, AssistantSettingsForm, MonthQuery } from '@psp/contracts/assistant-office';
import { romanianDay } from '@psp/contracts/romania';
import { sql } from 'kysely';
import type { Actor } from '../../../actor.ts';
import { found } from '../../../load.ts';
import { DomainError } from '../../../errors.ts';
import { record } from '../../../operating/audit/record.ts';
import type { Db } from '../../../read-db.ts';
import { oneRow, pageText, type Sql, windowOf } from '../../../sql.ts';
import type { Dated, Write } from '../../../write.ts';

/** What the answer to one question used; tokens are 0 where no model was asked. */
export interface Used {
  refused: boolean;
  /** Written by a model. */
  generated: boolean;
  inputTokens: number;
  outputTokens: number;
}

const YEAR_AND_MONTH = 7;
/* yyyy-mm, of the Romanian day. */
const monthOf = (now: Date): string => romanianDay(now).slice(0, YEAR_AND_MONTH);
const firstDay = (month: string): Sql => sql`${`${month}-01`}::date`;

/** Adds one question to what an organisation used this month. Its cost follows from the prices of this moment. */
export const countUse = async (
  { db, now }: Dated,
  organisationId: string,
  { refused, generated, inputTokens, outputTokens }: Used,
): Promise<void> => {
  await db.run(sql`insert into assistant_use as u
      (organisation_id, month, questions, refused, generated, input_tokens, output_tokens, cost)
    select ${organisationId}::uuid, ${firstDay(monthOf(now))}, 1, ${Number(refused)}::int, ${Number(generated)}::int,
      ${inputTokens}::bigint, ${outputTokens}::bigint,
      (${inputTokens}::bigint * s.input_price + ${outputTokens}::bigint * s.output_price) / 1000000
    from assistant_settings s
    on conflict (month, organisation_id) do update set questions = u.questions + 1, refused = u.refused + excluded.refused,
      generated = u.generated + excluded.generated, input_tokens = u.input_tokens + excluded.input_tokens,
      output_tokens = u.output_tokens + excluded.output_tokens, cost = u.cost + excluded.cost`);
};

/** Whether a model may still be asked for an organisation this month: neither its own cap nor that of all is reached. */
export const isWithinCap = async (db: Db, organisationId: string, now: Date): Promise<boolean> => {
  const month = firstDay(monthOf(now));
  const row = await oneRow(
    db,
    sql<{
      isWithin: boolean;
    }>`select coalesce(sum(u.cost), 0) < s.monthly_cap
        and coalesce(sum(u.cost) filter (where u.organisation_id = ${organisationId}), 0) < s.organisation_cap as "isWithin"
      from assistant_settings s left join assistant_use u on u.month = ${month} group by s.monthly_cap, s.organisation_cap`,
  );
  return found(row).isWithin;
};

const FIGURES = ['questions', 'refused', 'generated', 'input_tokens', 'output_tokens', 'cost'] as const;
const NAMES = ['questions', 'refused', 'generated', 'inputTokens', 'outputTokens', 'cost'];
/* Name and value pairs of the figures; `value` makes the value of a column. */
const figures = (value: (column: Sql) => Sql): Sql =>
  sql.join(FIGURES.map((column, at) => sql`${sql.lit(NAMES[at] ?? '')}, ${value(sql.ref(`u.${column}`))}`));

const DEAREST = sql`u.cost desc, u.questions desc, u.organisation_id`;

/** Lists what organisations used in a month, by default the one that runs, as JSON text (`usesList`). */
export const listUses = (db: Db, { page, month = '' }: MonthQuery, now: Date): Promise<string> => {
  const current = monthOf(now);
  const chosen = month || current;
  const where = sql`u.month = ${firstDay(chosen)}`;
  const months = sql`select distinct to_char(month, 'YYYY-MM') from assistant_use union select ${current} order by 1 desc`;
  return pageText(
    db,
    page,
    sql`select json_build_object('organisation', json_build_object('id', o.id, 'name', o.name), ${figures((one) => one)}) as item,
      row_number() over (order by ${DEAREST}) as position
      from (select * from assistant_use u where ${where} order by ${DEAREST} ${windowOf(page)}) u
      join organisation o on o.id = u.organisation_id`,
    sql`select from assistant_use u where ${where}`,
    sql`, 'month', ${chosen}::text, 'months', array(${months}),
      'totals', (select json_build_object(${figures((one) => sql`coalesce(sum(${one}), 0)`)}) from assistant_use u where ${where})`,
  );
};

const SETTINGS = sql`version, monthly_cap::float8 as "monthlyCap", organisation_cap::float8 as "organisationCap",
  input_price::float8 as "inputPrice", output_price::float8 as "outputPrice"`;

export const readSettings = async (db: Db): Promise<AssistantSettings> =>
  found(await oneRow(db, sql<AssistantSettings>`select ${SETTINGS} from assistant_settings`));

/** Changes caps and prices; what was used before keeps its cost. Throws `version.stale`. */
export const editSettings = async (
  write: Write<Actor>,
  { version, ...given }: AssistantSettingsForm,
): Promise<void> => {
  const { db, now } = write;
  const stored = await oneRow(db, sql<AssistantSettings>`select ${SETTINGS} from assistant_settings for update`);
  const { version: known, ...before } = found(stored);
  if (known !== version) throw new DomainError('version.stale');
  await db.run(sql`update assistant_settings set monthly_cap = ${given.monthlyCap}, organisation_cap = ${given.organisationCap},
    input_price = ${given.inputPrice}, output_price = ${given.outputPrice}, version = version + 1, updated_at = ${now}`);
  record(write, { entity: 'assistant-settings', id: null }, { action: 'edit' }, { details: { before, after: given } });
};
