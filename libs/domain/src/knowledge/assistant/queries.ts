import type {
  AssistantConversation,
  AssistantConversationItem,
  AssistantConversations,
  AssistantTurn,
  CitedPassage,
  TurnState,
} from '@psp/contracts/assistant';
import { PAGE_SIZE } from '@psp/contracts/lists';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../read-db.ts';
import { oneRow, type Sql, totals, windowOf } from '../../sql.ts';
import { accessOf } from '../passages/readable.ts';
import type { StoredAnswer } from './answer.ts';
import { FALLBACK, isLate } from './generation.ts';
import { ownPassagesOf } from './own-passages.ts';

/** SQL condition: the conversation `c` is the actor's own, in the organisation they act for. */
export const isOwn = ({ accountId, organisationId }: Actor): Sql =>
  sql`c.account_id = ${accountId} and c.organisation_id = ${organisationId}`;

const ITEM = sql`'id', c.id, 'version', c.version, 'title', c.title, 'questions', c.questions, 'updatedAt', c.updated_at`;

/** The actor's conversations, those with the latest question first. */
export const listConversations = async (
  db: Db,
  actor: Actor,
  { page }: { page: number },
): Promise<AssistantConversations> => {
  const row = await oneRow(
    db,
    sql<{
      json: AssistantConversations;
    }>`with counted as (select count(*)::int as n from assistant_conversation c where ${isOwn(actor)})
      select json_build_object('items', (select coalesce(json_agg(i.json), '[]') from (select json_build_object(${ITEM}) as json from assistant_conversation c
          where ${isOwn(actor)} order by c.updated_at desc, c.id desc ${windowOf(page)}) i), ${totals(page, PAGE_SIZE)}) as json from counted`,
  );
  return row?.json ?? { items: [], total: 0, page, pageSize: PAGE_SIZE };
};

interface StoredTurn extends Pick<AssistantTurn, 'id' | 'number' | 'question' | 'askedAt'> {
  state: TurnState;
  answer: StoredAnswer;
  isUseful: boolean | null;
  comment: string;
}

type Live = Omit<CitedPassage, 'number' | 'quotes'>;
interface Reference extends Pick<Live, 'kind' | 'id' | 'anchor'> {
  quotes: string[];
}

/* The passages with these addresses that the actor may read now. A piece of a source may be several passages of one address. */
const readPassages = async (db: Db, actor: Actor, references: readonly Reference[]): Promise<Live[]> => {
  const own = references.filter(({ kind }) => kind === 'request' || kind === 'project');
  const [stored, ownOnes] = await Promise.all([
    db.run(sql<{
      json: Live;
    }>`select json_build_object('kind', p.source_kind, 'id', p.source_id, 'title', p.title, 'anchor', p.anchor,
        'heading', p.heading, 'text', p.text, 'verifiedOn', coalesce(d.verified_on, a.verified_on), 'inForceFrom', e.in_force_from) as json
      from (select distinct kind, id, anchor from jsonb_to_recordset(${JSON.stringify(references)}::jsonb) r (kind text, id uuid, anchor text)) r
        join public.passage p on p.source_kind = r.kind and p.source_id = r.id and p.anchor = r.anchor
        left join library_document d on p.source_kind = 'library' and d.id = p.source_id
        left join legal_act a on p.source_kind = 'legislation' and a.id = p.source_id
        left join legal_edition e on e.id = a.current_id
      where p.access = any (${accessOf(actor)}::text[]) order by p.position`),
    ownPassagesOf(
      db,
      actor,
      own.map(({ id }) => id),
    ),
  ]);
  return [
    ...stored.map(({ json }) => json),
    ...ownOnes.map((passage) => ({ ...passage, verifiedOn: null, inForceFrom: null })),
  ];
};

const isAt = (one: Reference, { kind, id, anchor }: Live): boolean =>
  one.kind === kind && one.id === id && one.anchor === anchor;

/* A passage that still says all that was quoted; one that was withdrawn, hidden or rewritten is no longer cited. */
const stillSaid = (reference: Reference, passages: readonly Live[]): Live | undefined =>
  passages.find(
    (passage) => isAt(reference, passage) && reference.quotes.every((quote) => passage.text.includes(quote)),
  );

const turnOf = ({ answer, isUseful, comment, ...turn }: StoredTurn, live: readonly Live[]): AssistantTurn => {
  const passages = answer.passages.flatMap((stored) => {
    const passage = stillSaid(stored, live);
    return passage ? [{ ...passage, number: stored.number, quotes: stored.quotes }] : [];
  });
  const isCited = (number: number) => passages.some((passage) => passage.number === number);
  const sentences = answer.sentences.filter(({ citations }) => citations.every(isCited));
  return {
    ...turn,
    ...{ by: answer.by, isFallback: answer.isFallback, isPartial: answer.isPartial ?? false, sentences, passages },
    withdrawn: answer.sentences.length - sentences.length,
    feedback: isUseful === null ? null : { isUseful, comment },
  };
};

/** A conversation of the actor with its turns, as far as the actor may read what they cite; null if there is none. */
export const readConversation = async (db: Db, actor: Actor, id: string): Promise<AssistantConversation | null> => {
  const row = await oneRow(
    db,
    sql<{ json: AssistantConversationItem & { turns: StoredTurn[] } }>`select json_build_object(${ITEM}, 'turns',
        (select coalesce(json_agg(json_build_object('id', t.id, 'number', t.number, 'question', t.question, 'askedAt', t.asked_at,
            'state', case when ${isLate(sql`now()`)} then 'answered' else t.state end,
            'answer', case when ${isLate(sql`now()`)} then ${FALLBACK} else t.answer end, 'isUseful', t.is_useful, 'comment', t.comment) order by t.number), '[]')
          from assistant_turn t where t.conversation_id = c.id)) as json
      from assistant_conversation c where c.id = ${id} and ${isOwn(actor)}`,
  );
  if (!row) return null;
  const { turns, ...conversation } = row.json;
  const live = await readPassages(
    db,
    actor,
    turns.flatMap(({ answer }) => answer.passages),
  );
  return { ...conversation, turns: turns.map((turn) => turnOf(turn, live)) };
};
