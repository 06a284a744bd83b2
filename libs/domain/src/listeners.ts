import type { Actor } from './actor.ts';
import type { Write } from './write.ts';

/** What happens that capabilities above listen to, by name. Each capability declares its own. */
export interface Events {}

export type Listeners = {
  readonly [Name in keyof Events]?: (write: Write<Actor>, event: Events[Name]) => Promise<void>;
};

/** Lets every capability do what follows from an event for its own rows, in the caller's transaction. */
export const tell = async <Name extends keyof Events>(
  write: Write<Actor>,
  name: Name,
  event: Events[Name],
): Promise<void> => {
  // Capabilities import commands, which tell; at its first call all of them are loaded.
  const { CAPABILITIES } = await import('./capabilities.ts');
  for (const { listeners } of CAPABILITIES) await listeners?.[name]?.(write, event);
};
