import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { record } from '../../operating/audit/record.ts';
import { oneRow } from '../../sql.ts';
import type { Write } from '../../write.ts';
import type { PortfolioItem } from '../partners/company-parts.entity.ts';

/** Removes an authority's confirmation after the work was edited or removed; does nothing if there is none. */
export const dropConfirmation = async (write: Write<Actor>, work: PortfolioItem): Promise<void> => {
  const { confirmedBy: authority } = work;
  if (!authority) return;
  Object.assign(work, { confirmedBy: null, confirmedAt: null });
  const confirmed = await oneRow(
    write.db,
    sql<{ id: string }>`select id from work_confirmation where work_id = ${work.id} and status = 'confirmed'
      order by decided_at desc, id desc limit 1`,
  );
  if (!confirmed) return;
  const change = { action: 'drop', from: 'confirmed', to: 'none' };
  const details = { work: work.id, title: work.name, authority };
  record(write, { entity: 'work-confirmation', id: confirmed.id }, change, { details });
};
