import type { Capability } from '../../capability.ts';
import { LiveEvents } from '../../migrations/0063-live-events.ts';

export const live: Capability = {
  name: 'live',
  migrations: { '0063-live-events': LiveEvents },
  tidy: [
    // The last row stays: a resumed stream recognises by it that it has missed nothing.
    `delete from live_event where at < now() - interval '1 day' and id < (select max(id) from live_event)`,
  ],
};
