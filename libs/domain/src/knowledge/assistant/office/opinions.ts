import type { OpinionList, OpinionQuery } from '@psp/contracts/assistant-office';
import { sql } from 'kysely';
import type { Db } from '../../../read-db.ts';
import { pageText, windowOf } from '../../../sql.ts';
import { mask } from '../mask.ts';

const NEWEST = sql`t.asked_at desc, t.id desc`;

/** Lists the answers that somebody rated as not useful, the newest first, without who asked and without personal data. */
export const listOpinions = async (db: Db, { page }: OpinionQuery): Promise<OpinionList> => {
  const text = await pageText(
    db,
    page,
    sql`select json_build_object('id', t.id, 'question', t.question, 'comment', t.comment, 'isRefused', t.state = 'refused',
        'askedAt', t.asked_at) as item, row_number() over (order by ${NEWEST}) as position
      from assistant_turn t where t.is_useful = false order by ${NEWEST} ${windowOf(page)}`,
    sql`select from assistant_turn t where t.is_useful = false`,
  );
  const list = JSON.parse(text) as OpinionList;
  const hidden = (one: OpinionList['items'][number]) => ({
    ...one,
    question: mask(one.question).text,
    comment: mask(one.comment).text,
  });
  return { ...list, items: list.items.map(hidden) };
};
