import type { Actor } from './actor.ts';
import type { Write } from './write.ts';

/** Payloads of the events that capabilities above can listen to, by event name. Each capability declares its own events. */
export interface Events {}

export type Listeners = {
  readonly [Name in keyof Events]?: (write: Write<Actor>, event: Events[Name]) => Promise<void>;
};

/** Emits an event: calls the listeners of all capabilities one after the other, in the caller's transaction. */
export const emit = async <Name extends keyof Events>(
  write: Write<Actor>,
  name: Name,
  event: Events[Name],
): Promise<void> => {
  // Imported late to break a cycle: capabilities import the commands that emit events.
  const { CAPABILITIES } = await import('./capabilities.ts');
  for (const { listeners } of CAPABILITIES) await listeners?.[name]?.(write, event);
};
