import type { LiveTopic } from '@psp/contracts/live';

/** Something that has changed, with the organisations whose people may have it open. */
export interface Announced {
  topic: LiveTopic;
  organisations: string[];
}

/** What a command announces with: any write will do. */
interface AnnouncingWrite {
  pending: { announced: Announced[] };
}

/**
 * Tells the open pages of these organisations' people with the next flush that something of a topic has changed, such as
 * `conversation:<id>`: their queries whose key holds the id, and their lists, are read again. What is recorded with `record` of an
 * entity of `LIVE_TOPICS` is announced by that, to those whom the `live` of its capability names; `notify` announces itself.
 */
export const announce = ({ pending }: AnnouncingWrite, { topic, organisations }: Announced): void => {
  if (organisations.length > 0) pending.announced.push({ topic, organisations });
};
