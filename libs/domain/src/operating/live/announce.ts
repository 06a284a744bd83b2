import type { LiveTopic } from '@psp/contracts/live';

/** A changed topic and the organisations whose members may have it open. */
export interface Announced {
  topic: LiveTopic;
  organisations: string[];
}

/** The parts of a write that `announce` needs. */
interface AnnouncingWrite {
  pending: { announced: Announced[] };
}

/**
 * Announces a change of a topic, such as `conversation:<id>`, to the open pages of these organisations' members. It is written by the
 * next flush. The pages refetch queries whose key contains the id, and their lists. `record` announces entities of `LIVE_TOPICS`
 * by itself to the recipients of the capability's `live`, and `notify` announces notifications.
 */
export const announce = ({ pending }: AnnouncingWrite, { topic, organisations }: Announced): void => {
  if (organisations.length > 0) pending.announced.push({ topic, organisations });
};
