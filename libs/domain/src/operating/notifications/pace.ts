import type { Actor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { isWithinLimit } from '../limits/limit.ts';
import type { Write } from '../../write.ts';
import { EVENTS } from './events.ts';
import type { Told } from './notify.ts';

/* The association is not limited, since it answers all organisations; acts without sign-in are counted by IP address elsewhere. */
const isPaced = (doer: unknown): doer is Actor =>
  typeof doer === 'object' && doer !== null && 'kind' in doer && (doer.kind === 'uat' || doer.kind === 'firma');

/**
 * Counts a write that notifies other organisations against two limits: all such writes of the user, and repeated ones between two
 * organisations about the same subject. Events with their own `bound` are not counted. Throws `notice.too_many` and
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
  // Only acts that cannot be repeated, such as sending a request, notify several organisations at once.
  if (new Set(reaching.flatMap(({ organisations }) => organisations)).size > 1) return;
  if (!(await isWithinLimit(write, 'notice:subject', subjectOf(first, actor))))
    throw new DomainError('notice.same_again');
};

const subjectOf = ({ event, href, organisations }: Told, { organisationId }: Actor): string =>
  [organisationId, organisations[0] ?? 'admin', event, href].join(' ');
