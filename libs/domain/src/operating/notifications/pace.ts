import type { Actor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { isWithinLimit } from '../limits/limit.ts';
import type { Write } from '../../write.ts';
import { EVENTS } from './events.ts';
import type { Told } from './notify.ts';

/* The association answers everybody, and what nobody signed in does is counted by address. */
const isPaced = (doer: unknown): doer is Actor =>
  typeof doer === 'object' && doer !== null && 'kind' in doer && (doer.kind === 'uat' || doer.kind === 'firma');

/**
 * Counts a member's write that notifies other organisations, unless a limit of their own or their nature keeps its events few
 * (`Event.bound`): all of a person's, and what one organisation tells another of the same thing. Throws `notice.too_many`,
 * `notice.same_again`.
 */
export const countNotices = async (write: Write<unknown>): Promise<void> => {
  const { actor, told, pending } = write;
  if (!isPaced(actor)) return;
  const isOther = (id: string) => id !== actor.organisationId;
  const reaching = [...told, ...pending.messages].filter(
    ({ event, organisations, admins }) => !EVENTS.get(event)?.bound && (admins || organisations.some(isOther)),
  );
  const [first] = reaching;
  if (!first) return;
  if (!(await isWithinLimit(write, 'notice:account', actor.accountId))) throw new DomainError('notice.too_many');
  // Many organisations at once are told of what can be done once, such as sending a request.
  if (new Set(reaching.flatMap(({ organisations }) => organisations)).size > 1) return;
  if (!(await isWithinLimit(write, 'notice:subject', subjectOf(first, actor))))
    throw new DomainError('notice.same_again');
};

const subjectOf = ({ event, href, organisations }: Told, { organisationId }: Actor): string =>
  [organisationId, organisations[0] ?? 'admin', event, href].join(' ');
