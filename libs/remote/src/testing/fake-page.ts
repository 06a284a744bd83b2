import type { Device } from '../editor/device.ts';
import type { PageEvents } from '../editor/page-events.ts';

/** An in-memory device. */
export function memoryDevice(): Device & { kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    read: (name) => kept.get(name) ?? null,
    write: (name, text) => void kept.set(name, text),
    remove: (name) => void kept.delete(name),
  };
}

/** Flushes pending promises. */
export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Page events and a clock controlled by the test. */
export class FakePage implements PageEvents {
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

  /** Advances the clock and runs the tasks that are due. */
  async pass(ms: number): Promise<void> {
    this.time += ms;
    const due = this.tasks.filter(({ at }) => at <= this.time);
    this.tasks = this.tasks.filter(({ at }) => at > this.time);
    for (const { call } of due) call();
    await settled();
  }

  /** Calls the `onReturn` listeners. */
  async reconnect(): Promise<void> {
    for (const listener of this.onReturns) listener();
    await settled();
  }

  /** Calls the `onLeave` listeners. */
  hide(): void {
    for (const listener of this.onLeaves) listener();
  }
}
