import type { Device } from './device.ts';
import type { Clock } from './page-events.ts';

const WRITE_AFTER_MS = 300;

/** Keeps one unsent text on the device. Tabs share the name: the text typed last is kept, and a tab deletes only its own. */
export class TextStore {
  private readonly device: Device;
  private readonly clock: Clock;
  private name: string;
  /** Value that this tab read or wrote last. */
  private own: string | null = null;
  private pending: (() => string) | null = null;
  private cancel = () => {};
  /** False after the page is left, when another visit may have taken over the text. */
  isOpen = false;

  constructor(device: Device, clock: Clock, name: string) {
    this.device = device;
    this.clock = clock;
    this.name = name;
  }

  /** The stored JSON, parsed; null when it is missing or damaged. */
  read(): unknown {
    this.own = this.device.read(this.name);
    try {
      return JSON.parse(this.own ?? 'null');
    } catch {
      return null;
    }
  }

  /** Writes a text after a short delay. */
  put(text: () => string): void {
    this.pending = text;
    this.cancel();
    this.cancel = this.clock.after(WRITE_AFTER_MS, () => this.writeNow());
  }

  /** Updates the save state of a stored text. */
  update(text: () => string): void {
    if (this.pending) this.pending = text;
    else if (this.isOpen && this.isOwn()) this.write(text());
  }

  /** Writes a delayed text at once. */
  writeNow(): void {
    this.cancel();
    if (this.pending) this.write(this.pending());
  }

  /** Deletes the text of this tab. */
  drop(): void {
    this.cancel();
    this.pending = null;
    if (this.isOwn()) this.device.remove(this.name);
    this.own = null;
  }

  /** Moves to another name; `text` serialises the unsaved text, null when there is none. */
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
