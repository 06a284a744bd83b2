import type { AboutQuery } from '@psp/contracts/messages';
import type { Actor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { isWithinLimit } from '../../operating/limits/limit.ts';
import { found } from '../../load.ts';
import { record } from '../../operating/audit/record.ts';
import { flush, type Write } from '../../write.ts';
import { Conversation } from './conversation.entity.ts';
import { refusalOf, strangerIn, wantedStart } from './first-contact.ts';
import { otherOf, refusedTo } from './own-conversation.ts';
import { addMessage } from './send.ts';
import { tellOfMessage } from './write-message.ts';

type Begin = AboutQuery & { subject: string; body: string; attachments?: string[] | undefined };

/**
 * Begins a conversation with its first message. Of a project, and of a request with one firm, there is one: another is refused by
 * `version.stale`. Throws `not_found`, the codes of `refusalOf`, `conversation.too_many_first`, `conversation.pace`.
 */
export const startConversation = async (write: Write<Actor>, input: Begin): Promise<string> => {
  const { em, db, actor, now } = write;
  const { subject, body, attachments, ...about } = input;
  const wanted = found(await wantedStart(db, actor, about));
  if (wanted.existing) throw new DomainError('version.stale');
  const stranger = await strangerIn(db, actor, wanted);
  // Beginnings of one organisation with strangers wait for each other here, so that what follows counts those before it.
  const isWithin = !stranger || (await isWithinLimit(write, stranger.limit, actor.organisationId));
  const refusal = await refusalOf(db, actor, wanted, stranger && (await strangerIn(db, actor, wanted)));
  if (refusal) throw await refusedTo(db, actor, otherOf(wanted, actor), refusal);
  if (!isWithin) throw new DomainError('conversation.too_many_first');
  const { uatId, firmaId, requestId, projectId } = wanted;
  const conversation = Conversation.begin({ uatId, firmaId, requestId, projectId, subject }, actor, now);
  em.persist(conversation);
  record(write, { entity: 'conversation', id: conversation.id }, { action: 'start', from: null, to: 'pending' });
  await flush(write);
  await tellOfMessage(write, conversation);
  await addMessage(write, conversation, { body, isNote: false, attachments });
  return conversation.id;
};
