import { sql } from 'kysely';
import type { Cause } from '../../capability.ts';
import { causedBy } from '../../operating/audit/last-act.ts';
import { oneRow } from '../../sql.ts';

/** Explains who created the showcase of the authority with this id, and when. */
export const whyPresent: Cause = causedBy({
  acts: ['community.create'],
  rows: (id) => sql`select id from community where organisation_id = ${id}`,
  wayOn: 'O instituție are o singură prezentare: deschideți-o pe aceasta și modificați-o.',
});

/** Explains under which title the collaboration with this id is listed in a showcase, who listed it and when. */
export const whyListed: Cause = async (db, actor, id) => {
  const listed = await oneRow(
    db,
    sql<{ id: string; title: string }>`select id, title from community_project where project_id = ${id}`,
  );
  if (!listed) return null;
  const named = `Colaborarea este deja între proiectele comunității: „${listed.title}”.`;
  const wayOn = 'Modificați acel proiect sau alegeți altă colaborare.';
  const listing = causedBy({ acts: ['community-project.add', 'community-project.edit'], wayOn });
  return `${named} ${(await listing(db, actor, listed.id)) ?? wayOn}`;
};
