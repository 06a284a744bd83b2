import type { Kind } from '@psp/contracts/common';
import type { ContestAction } from '@psp/contracts/decision-names';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { found } from '../../load.ts';
import { notify } from '../../operating/notifications/notify.ts';
import { oneRow } from '../../sql.ts';
import type { Write } from '../../write.ts';
import type { ModerationDecision } from './decision.entity.ts';
import { NOTIFICATIONS } from './notifications.ts';

const ANSWERS = {
  uphold: NOTIFICATIONS.upheld,
  reverse: NOTIFICATIONS.reversed,
  close: NOTIFICATIONS.moot,
} as const satisfies Record<ContestAction, unknown>;

/** Notifies the organisation of the content how its contest ended, with the answer. */
export const tellAuthor = async (
  write: Write<Actor>,
  action: ContestAction,
  decision: ModerationDecision,
  answer: string,
): Promise<void> => {
  const { organisationId: id } = decision;
  const author = sql<{ kind: Kind }>`select kind from organisation where id = ${id}`;
  const { kind } = found(await oneRow(write.db, author));
  notify(write, [id], ANSWERS[action](kind, decision, answer));
};
