import { sql } from 'kysely';
import type { Cause } from '../../capability.ts';
import { dayInWords } from '../../day-in-words.ts';
import { oneRow } from '../../sql.ts';

/** Sentence that says when the offer with this id expired and what the authority can do instead. */
export const whyExpired: Cause = async (db, _, id) => {
  const row = await oneRow(
    db,
    sql<{ day: string; firm: string }>`select o.valid_until::text as day, f.name as firm
      from offer o join organisation f on f.id = o.organisation_id where o.id = ${id} and o.valid_until is not null`,
  );
  return row
    ? `Oferta firmei ${row.firm} a fost valabilă până la ${dayInWords(row.day)}. Puteți alege altă ofertă sau copia solicitarea într-o ciornă nouă.`
    : null;
};
