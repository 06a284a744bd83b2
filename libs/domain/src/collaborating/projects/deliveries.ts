import type { Actor } from '../../actor.ts';
import { flush, type Write } from '../../write.ts';
import { attachToProject } from '../../operating/attachments/attach.ts';
import { Delivery } from './delivery.entity.ts';

/** The last delivery of a project, whose row the caller has locked. */
const last = ({ em }: Write<Actor>, projectId: string): Promise<Delivery | null> =>
  em.findOne(Delivery, { projectId }, { orderBy: { number: 'desc' } });

interface Delivered {
  note: string;
  files: readonly string[];
}

/** Keeps what was handed over beside what was before. */
export const addDelivery = async (
  write: Write<Actor>,
  projectId: string,
  { note, files }: Delivered,
): Promise<void> => {
  const before = await last(write, projectId);
  const delivery = Delivery.of(projectId, (before?.number ?? 0) + 1, note, write.now);
  write.em.persist(delivery);
  if (files.length === 0) return;
  // The files refer to its row.
  await flush(write);
  await attachToProject(write, { projectId, deliveryId: delivery.id }, files);
};

/** Keeps the authority's answer beside what it answers; `changes` is null when the work is accepted. */
export const answerDelivery = async (write: Write<Actor>, projectId: string, changes: string | null): Promise<void> =>
  (await last(write, projectId))?.answer(changes, write.now);
