import { serverNow } from '@psp/auth/session/server-clock';
import { newKey } from '@psp/remote/act/idempotency';
import { errorMessage } from '@psp/remote/api-error';
import type { Device } from '@psp/remote/editor/device';
import { Observable } from '@psp/remote/editor/observable';
import { strings } from './strings.ts';

/** A message on its way. */
export interface Outgoing {
  /** The key by which the service knows it again: sent twice, it is there once. */
  key: string;
  body: string;
  isNote: boolean;
  attachments: string[];
  at: string;
  /** Why it was not sent; null while it is sent. */
  error: string | null;
}

interface OutboxOptions {
  device: Device;
  /** Under which the messages are kept on the device. */
  name: string;
  deliver: (message: Outgoing) => Promise<void>;
}

/**
 * The messages of one conversation that are not sent yet, in their order; each is sent after the one before it. They are kept on
 * the device, so that one that failed is still there after a reload.
 */
export class Outbox extends Observable<readonly Outgoing[]> {
  private readonly options: OutboxOptions;
  private last: Promise<void> = Promise.resolve();

  constructor(options: OutboxOptions) {
    super(keptBy(options));
    this.options = options;
  }

  add(message: Pick<Outgoing, 'body' | 'isNote' | 'attachments'>): void {
    const outgoing = { ...message, key: newKey(), at: serverNow().toISOString(), error: null };
    this.keep([...this.get(), outgoing]);
    this.send(outgoing);
  }

  sendAgain(key: string): void {
    const failed = this.get().find((message) => message.key === key);
    if (!failed?.error) return;
    this.change({ ...failed, error: null });
    this.send(failed);
  }

  /** Sends whatever failed again, in its order. */
  sendAllAgain(): void {
    for (const { key } of this.get()) this.sendAgain(key);
  }

  drop(key: string): void {
    this.keep(this.get().filter((message) => message.key !== key));
  }

  private send(message: Outgoing): void {
    this.last = this.last.then(async () => {
      const error = await this.options.deliver(message).then(() => null, errorMessage);
      if (error === null) this.drop(message.key);
      else this.change({ ...message, error });
    });
  }

  private change(message: Outgoing): void {
    this.keep(this.get().map((one) => (one.key === message.key ? message : one)));
  }

  private keep(messages: readonly Outgoing[]): void {
    const { device, name } = this.options;
    if (messages.length > 0) device.write(name, JSON.stringify(messages));
    else device.remove(name);
    this.set(messages);
  }
}

/* Of those that were on their way when the page was closed nobody knows whether they arrived. */
function keptBy({ device, name }: OutboxOptions): Outgoing[] {
  try {
    const kept = JSON.parse(device.read(name) ?? '[]') as Outgoing[];
    return kept.map((message) => ({ ...message, error: message.error ?? strings.interrupted }));
  } catch {
    return [];
  }
}
