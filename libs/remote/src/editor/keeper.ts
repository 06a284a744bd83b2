import type { Device } from './device.ts';
import type { Clock } from './surroundings.ts';

const WRITE_AFTER_MS = 300;

/**
 * Keeps one unsent text on the device. Other tabs may keep theirs under the same name: the one that was typed last stands,
 * and no tab removes another's.
 */
export class Keeper {
  private readonly device: Device;
  private readonly clock: Clock;
  private name: string;
  /** What this tab read or wrote last. */
  private own: string | null = null;
  private pending: (() => string) | null = null;
  private cancel = () => {};
  /** False once the page is left: another visit may have read what is kept, and goes on from there. */
  isOpen = false;

  constructor(device: Device, clock: Clock, name: string) {
    this.device = device;
    this.clock = clock;
    this.name = name;
  }

  /** What an earlier visit left, as JSON; null when there is nothing or it is damaged. */
  read(): unknown {
    this.own = this.device.read(this.name);
    try {
      return JSON.parse(this.own ?? 'null');
    } catch {
      return null;
    }
  }

  /** Writes what was typed after a short pause. */
  put(text: () => string): void {
    this.pending = text;
    this.cancel();
    this.cancel = this.clock.after(WRITE_AFTER_MS, () => this.writeNow());
  }

  /** Writes what is known now of the saving of a text that was put before. */
  update(text: () => string): void {
    if (this.pending) this.pending = text;
    else if (this.isOpen && this.isOwn()) this.write(text());
  }

  /** Writes at once what waits to be written. */
  writeNow(): void {
    this.cancel();
    if (this.pending) this.write(this.pending());
  }

  /** Forgets what this tab keeps. */
  drop(): void {
    this.cancel();
    this.pending = null;
    if (this.isOwn()) this.device.remove(this.name);
    this.own = null;
  }

  /** Goes on under the name that the text has now; `text` is what is not stored of it, null for nothing. */
  moveTo(name: string, text: (() => string) | null): void {
    const isSame = name === this.name;
    if (text && isSame) return this.update(text);
    this.drop();
    this.name = name;
    if (text) this.put(text);
  }

  private isOwn(): boolean {
    return this.own !== null && this.device.read(this.name) === this.own;
  }

  private write(text: string): void {
    this.pending = null;
    this.own = text;
    this.device.write(this.name, text);
  }
}
