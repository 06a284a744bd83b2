import type { Device } from '../editor/device.ts';
import type { Surroundings } from '../editor/surroundings.ts';

/** A device that keeps texts in memory. */
export function memoryDevice(): Device & { kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    read: (name) => kept.get(name) ?? null,
    write: (name, text) => void kept.set(name, text),
    remove: (name) => void kept.delete(name),
  };
}

/** Lets everything happen that waits for no clock. */
export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** What happens around a page, where nothing happens by itself. */
export class StillPage implements Surroundings {
  private time = Date.parse('2026-11-20T10:00:00Z');
  private tasks: { at: number; call: () => void }[] = [];
  private readonly onReturns = new Set<() => void>();
  private readonly onLeaves = new Set<() => void>();

  readonly clock = {
    now: () => new Date(this.time),
    after: (ms: number, call: () => void) => {
      const task = { at: this.time + ms, call };
      this.tasks.push(task);
      return () => {
        this.tasks = this.tasks.filter((other) => other !== task);
      };
    },
  };

  readonly onReturn = (listener: () => void) => {
    this.onReturns.add(listener);
    return () => void this.onReturns.delete(listener);
  };

  readonly onLeave = (listener: () => void) => {
    this.onLeaves.add(listener);
    return () => void this.onLeaves.delete(listener);
  };

  /** Lets this many milliseconds pass, with what they bring. */
  async pass(ms: number): Promise<void> {
    this.time += ms;
    const due = this.tasks.filter(({ at }) => at <= this.time);
    this.tasks = this.tasks.filter(({ at }) => at > this.time);
    for (const { call } of due) call();
    await settled();
  }

  /** The connection is back, or the person has signed in again. */
  async reconnect(): Promise<void> {
    for (const listener of this.onReturns) listener();
    await settled();
  }

  hide(): void {
    for (const listener of this.onLeaves) listener();
  }
}
