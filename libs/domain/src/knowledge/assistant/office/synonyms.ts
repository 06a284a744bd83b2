import type { SynonymForm, SynonymQuery } from '@psp/contracts/assistant-office';
import { sql } from 'kysely';
import { type Acted, act, actOnLocked, lock, type Versioned } from '../../../act.ts';
import type { Actor } from '../../../actor.ts';
import { DomainError } from '../../../errors.ts';
import { newId } from '../../../id.ts';
import { record } from '../../../operating/audit/record.ts';
import type { Db } from '../../../read-db.ts';
import { contains, oneRow, pageText, windowOf } from '../../../sql.ts';
import type { Write } from '../../../write.ts';
import { strings } from './strings.ts';
import { AssistantSynonym } from './synonym.entity.ts';

const synonyms: Acted<AssistantSynonym> = {
  entity: 'assistant-synonym',
  type: AssistantSynonym,
  where: (id) => ({ id }),
};

const BY_FIRST_TERM = sql`search_fold(s.terms[1]), s.id`;

/** Lists the groups by their first term, or those with a searched one, as JSON text (`synonymList`). */
export const listSynonyms = (db: Db, { page, q }: SynonymQuery): Promise<string> => {
  const where = q ? contains(sql`search_fold(array_to_string(s.terms, ' '))`, q) : sql`true`;
  return pageText(
    db,
    page,
    sql`select json_build_object('id', s.id, 'version', s.version, 'terms', s.terms) as item,
      row_number() over (order by ${BY_FIRST_TERM}) as position from assistant_synonym s
      where ${where} order by ${BY_FIRST_TERM} ${windowOf(page)}`,
    sql`select from assistant_synonym s where ${where}`,
  );
};

/*
 * Throws `assistant-synonym.twice` and `assistant-synonym.taken`, in any case and with or without diacritics; the sentence names the
 * term. Groups are saved one after the other, so that two cannot take the same term.
 */
const expectFree = async ({ db }: Write<Actor>, terms: readonly string[], own: string | null): Promise<void> => {
  await db.run(sql`lock table assistant_synonym in share row exclusive mode`);
  const given = sql`unnest(${terms}::text[]) with ordinality given (term, place)`;
  const twice = await oneRow(
    db,
    sql<{
      term: string;
    }>`select min(term) as term from ${given} group by search_fold(term) having count(*) > 1 limit 1`,
  );
  if (twice) throw new DomainError('assistant-synonym.twice', undefined, strings.twice(twice.term));
  const taken = await oneRow(
    db,
    sql<{
      term: string;
      terms: string[];
    }>`select given.term, s.terms from ${given}, assistant_synonym s, unnest(s.terms) other
      where s.id is distinct from ${own}::uuid and search_fold(other) = search_fold(given.term) order by given.place limit 1`,
  );
  if (taken) {
    const message = strings.taken(taken.term, taken.terms.join(' ~ '));
    throw new DomainError('assistant-synonym.taken', { term: taken.term }, message);
  }
};

/** Adds a group. Throws `assistant-synonym.taken` for a term of another group and `assistant-synonym.twice`. */
export const addSynonym = async (write: Write<Actor>, { terms }: SynonymForm): Promise<void> => {
  await expectFree(write, terms, null);
  const group = Object.assign(new AssistantSynonym(), { id: newId(), terms });
  write.em.persist(group);
  record(write, { entity: 'assistant-synonym', id: group.id }, { action: 'create' }, { details: { terms } });
};

/** Changes the terms of a group. Throws `version.stale`, and as `addSynonym`. */
export const editSynonym = async (
  write: Write<Actor>,
  { id, version, terms }: Versioned & SynonymForm,
): Promise<void> => {
  await expectFree(write, terms, id);
  const change = (group: AssistantSynonym) => {
    group.terms = terms;
    return { action: 'edit', from: '', to: '' };
  };
  await act(write, synonyms, { id, version }, change, { details: { terms } });
};

/** Removes a group. Throws `version.stale`. */
export const removeSynonym = async (write: Write<Actor>, { id, version }: Versioned): Promise<void> => {
  const row = await lock(write, AssistantSynonym, { id });
  const details = { terms: row.terms };
  actOnLocked(write, { entity: 'assistant-synonym', row, version }, () => ({ action: 'remove' }), { details });
  write.em.remove(row);
};
