import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { CAPABILITIES } from '../../capabilities.ts';
import type { Db } from '../../read-db.ts';
import { jsonText } from '../../sql.ts';
import { countQueue } from '../decisions/queue.ts';

/** Counts shown in the navigation of the actor's area, from all capabilities, as JSON text (`navigationCounts`). */
export const readCounts = (db: Db, actor: Actor): Promise<string> => {
  const pairs = CAPABILITIES.flatMap(({ counts }) => Object.entries(counts?.[actor.kind]?.(actor) ?? {}));
  const queue: typeof pairs = actor.kind === 'admin' ? [['moderation', countQueue(actor)]] : [];
  const named = [...pairs, ...queue].map(([name, count]) => sql`${sql.lit(name)}, (${count})`);
  return jsonText(db, sql<{ json: string }>`select json_build_object(${sql.join(named)})::text as json`);
};
