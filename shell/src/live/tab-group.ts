import { LIVE } from '@psp/contracts/live';
import type { StreamEvent } from '@psp/contracts/live-events';

type Message = { type: 'event'; event: StreamEvent } | { type: 'open'; isOpen: boolean } | { type: 'hello' };

/** What the tabs of one browser share: one of them has the stream, and passes on what comes. */
export interface TabGroup {
  name: string;
  /** Has the stream until the signal is aborted or it ends for good. */
  lead: (pass: { event: (event: StreamEvent) => void; opened: (isOpen: boolean) => void }) => Promise<void>;
  take: (event: StreamEvent) => void;
  opened: (isOpen: boolean) => void;
  signal: AbortSignal;
}

/** A tab that has just been opened has asked for its data this much before it listens, in milliseconds. */
const RECENT_MS = 30_000;

/** Joins the tabs with the same name. Where the browser cannot tell them apart each has its own stream. */
export function joinTabs({ name, lead, take, opened, signal }: TabGroup): void {
  const locks = globalThis.navigator?.locks;
  if (!locks || typeof BroadcastChannel === 'undefined') {
    void lead({ event: take, opened });
    return;
  }
  const channel = new BroadcastChannel(name);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel never leaves the origin
  const post = (message: Message) => signal.aborted || channel.postMessage(message);
  const recent = recentEvents();
  let isLeader = false;
  let isOpen = false;
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.type === 'event') take(data.event);
    else if (data.type === 'open') opened(data.isOpen);
    else if (isLeader) {
      post({ type: 'open', isOpen });
      for (const event of recent.all()) post({ type: 'event', event });
    }
  });
  signal.addEventListener('abort', () => channel.close());
  post({ type: 'hello' });
  const own = {
    event: (event: StreamEvent) => {
      // Whoever was writing then is not now.
      if (event.event !== LIVE.writing) recent.add(event);
      post({ type: 'event', event });
      take(event);
    },
    opened: (now: boolean) => {
      isOpen = now;
      post({ type: 'open', isOpen });
      opened(now);
    },
  };
  const begin = () => {
    isLeader = true;
    return lead(own);
  };
  // Rejects when aborted while another tab leads.
  locks.request(name, { signal }, begin).catch(() => undefined);
}

function recentEvents() {
  let kept: { at: number; event: StreamEvent }[] = [];
  const fresh = () => kept.filter(({ at }) => Date.now() - at < RECENT_MS);
  return {
    add: (event: StreamEvent) => {
      kept = [...fresh(), { at: Date.now(), event }];
    },
    all: () => fresh().map(({ event }) => event),
  };
}
