import type { AboutQuery } from '@psp/contracts/messages';
import type { Actor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { isWithinLimit } from '../../operating/limits/limit.ts';
import { found } from '../../load.ts';
import { record } from '../../operating/audit/record.ts';
import { flush, type Write } from '../../write.ts';
import { Conversation } from './conversation.entity.ts';
import { refusalOf, findStranger, findStart } from './first-contact.ts';
import { otherSide, refusalError } from './own-conversation.ts';
import { addMessage, notifyOtherSide } from './write-message.ts';

type Begin = AboutQuery & { subject: string; body: string; attachments?: string[] | undefined };

/**
 * Starts a conversation with its first message and returns its id. Each project, and each pair of request and firm, has at most one
 * conversation; a second one is refused with `version.stale`. Throws `not_found`, the codes of `refusalOf`,
 * `conversation.too_many_first`, `conversation.pace`.
 */
export const startConversation = async (write: Write<Actor>, input: Begin): Promise<string> => {
  const { em, db, actor, now } = write;
  const { subject, body, attachments, ...about } = input;
  const wanted = found(await findStart(db, actor, about));
  if (wanted.existing) throw new DomainError('version.stale');
  const stranger = await findStranger(db, actor, wanted);
  // The limit's lock serialises the organisation's new conversations, so the second check below sees the earlier ones.
  const isWithin = !stranger || (await isWithinLimit(write, stranger.limit, actor.organisationId));
  const refusal = await refusalOf(db, actor, wanted, stranger && (await findStranger(db, actor, wanted)));
  if (refusal) throw await refusalError(db, actor, otherSide(wanted, actor), refusal);
  if (!isWithin) throw new DomainError('conversation.too_many_first');
  const { uatId, firmaId, requestId, projectId } = wanted;
  const conversation = Conversation.begin({ uatId, firmaId, requestId, projectId, subject }, actor, now);
  em.persist(conversation);
  record(write, { entity: 'conversation', id: conversation.id }, { action: 'start', from: null, to: 'pending' });
  await flush(write);
  await notifyOtherSide(write, conversation);
  await addMessage(write, conversation, { body, isNote: false, attachments });
  return conversation.id;
};
