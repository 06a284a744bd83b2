import { sendDocument } from '@psp/bff-kit/documents/send-document';
import type { Actor } from '@psp/domain/actor';
import { readProforma } from '@psp/domain/attending/proformas/queries';
import type { Db } from '@psp/domain/read-db';
import { inThread } from '@psp/domain/threads';
import { strings } from './strings.ts';
import type { writeProforma } from './write-proforma.ts';

const print = inThread<typeof writeProforma>(new URL('./write-proforma.ts', import.meta.url), 'writeProforma');

type Reply = Parameters<typeof sendDocument>[0];

/** Sends a proforma that the actor may read as a PDF. Throws `not_found`. */
export const sendProforma = async (
  { db, actor }: { db: Db; actor: Actor },
  { id }: { id: string },
  reply: Reply,
): Promise<Reply> => {
  const proforma = await readProforma(db, actor, id);
  const content = await print(proforma, actor.organisationId);
  return sendDocument(reply, { name: strings.file(proforma.number), content });
};

/** Name of the file with what organisations owe for an event or a course. */
export const owedFileName = strings.table;
