import { type RepeatEvent, repetitionOf } from '@psp/contracts/event-repeats';
import { lock } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { expectVersion, found } from '../../load.ts';
import { record } from '../../operating/audit/record.ts';
import { flush, type Write } from '../../write.ts';
import { readEditedEvent } from './edited-queries.ts';
import { PortalEvent } from './event.entity.ts';
import { createEvent } from './manage-event.ts';

/**
 * Prepares copies of an event, each some days after the one before. Returns their ids. Throws `not_found`, `version.stale`, and
 * `event.repeat_past` when the first one would have begun.
 */
export const repeatEvent = async (
  write: Write<Actor>,
  { id, version, every, times }: RepeatEvent & { id: string },
): Promise<string[]> => {
  const { db, actor, now } = write;
  expectVersion(await lock(write, PortalEvent, { id }), version);
  const { content } = found(await readEditedEvent(db, actor, id, now));
  const copies = Array.from({ length: times }, (_, at) => repetitionOf(content, every, at + 1));
  if (new Date(copies[0]?.sittings[0]?.startsAt ?? 0) <= now) throw new DomainError('event.repeat_past');
  const ids: string[] = [];
  for (const copy of copies) ids.push(await createEvent(write, copy));
  record(write, { entity: 'event', id }, { action: 'repeat' }, { details: { every, times, events: ids } });
  await flush(write);
  return ids;
};
