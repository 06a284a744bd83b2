import type { KnowledgeAccess, SourceKind } from '@psp/contracts/knowledge-categories';
import { sql } from 'kysely';
import type { Write } from '../../write.ts';

export type Access = KnowledgeAccess;
export type PassageKind = SourceKind;

/** What passages are taken from. `category` is a value of the list `knowledge-categories`. */
export interface PassageSource {
  kind: PassageKind;
  id: string;
  title: string;
  access: Access;
  category: string | null;
}

/** A part of a source with an address of its own. `anchor` stays the same in later versions; '' for the source's beginning. */
export interface Piece {
  anchor: string;
  heading: string;
  text: string;
}

/** Longer pieces become several passages with the same anchor, so that an excerpt or a citation is near its words. In characters. */
const PASSAGE_MAX = 1500;

/* The end of the last paragraph, sentence or word within the limit, but not in the first half; else the limit itself. */
const endOf = (text: string): number => {
  if (text.length <= PASSAGE_MAX) return text.length;
  const start = text.slice(0, PASSAGE_MAX);
  for (const [mark, length] of [
    ['\n', 1],
    ['. ', 2],
    ['; ', 2],
    [' ', 1],
  ] as const) {
    const at = start.lastIndexOf(mark);
    if (at >= PASSAGE_MAX / 2) return at + length;
  }
  // Not between the halves of a surrogate pair.
  return PASSAGE_MAX - (start.isWellFormed() ? 0 : 1);
};

const splitText = (text: string): string[] => {
  const parts: string[] = [];
  for (let rest = text.trim(); rest !== ''; ) {
    const end = endOf(rest);
    parts.push(rest.slice(0, end).trim());
    rest = rest.slice(end).trimStart();
  }
  return parts;
};

/* PostgreSQL refuses the character NUL. */
const storable = (text: string): string => text.replaceAll('\u0000', '').toWellFormed();

/** Splits pieces into passages. A piece with a heading alone is one too; a source without pieces is found by its title. */
export const passagesOf = (pieces: readonly Piece[]): Piece[] => {
  const passages = pieces.flatMap(({ anchor, heading, text }) => {
    const parts = splitText(storable(text));
    if (parts.length === 0 && heading.trim()) parts.push('');
    return parts.map((part) => ({ anchor, heading: storable(heading.trim()), text: part }));
  });
  return passages.length > 0 ? passages : [{ anchor: '', heading: '', text: '' }];
};

/**
 * Replaces all passages of a source by those of `pieces`, in the transaction of the write. The caller holds the lock of the source's
 * row or has just created it. Flushes nothing.
 */
export const replacePassages = async (
  { db }: Pick<Write<unknown>, 'db'>,
  { kind, id, title, access, category }: PassageSource,
  pieces: readonly Piece[],
): Promise<void> => {
  const rows = JSON.stringify(passagesOf(pieces).map((passage, position) => ({ ...passage, position })));
  await removePassages({ db }, kind, id);
  await db.run(sql`insert into public.passage (source_kind, source_id, title, access, category, position, anchor, heading, text)
    select ${kind}::text, ${id}::uuid, ${storable(title)}::text, ${access}::text, ${category}::text, p.position, p.anchor, p.heading, p.text
    from jsonb_to_recordset(${rows}::jsonb) p (position integer, anchor text, heading text, text text)`);
};

/** Removes all passages of a source that is gone or no longer shown, in the transaction of the write. */
export const removePassages = async (
  { db }: Pick<Write<unknown>, 'db'>,
  kind: PassageKind,
  id: string,
): Promise<void> => {
  await db.run(sql`delete from public.passage where source_kind = ${kind} and source_id = ${id}::uuid`);
};
