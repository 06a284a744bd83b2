import { serverNow } from '@psp/auth/session/server-clock';
import { newKey } from '@psp/remote/act/idempotency';
import { errorMessage } from '@psp/remote/api-error';
import type { Device } from '@psp/remote/editor/device';
import { Observable } from '@psp/remote/editor/observable';
import { strings } from './strings.ts';

/** A message that is being sent or has failed. */
export interface Outgoing {
  /** Idempotency key: sent twice, the message is stored once. */
  key: string;
  body: string;
  isNote: boolean;
  attachments: string[];
  at: string;
  /** Message of the error; null while it is being sent. */
  error: string | null;
}

interface OutboxOptions {
  device: Device;
  /** Name under which the messages are kept on the device. */
  name: string;
  deliver: (message: Outgoing) => Promise<void>;
}

/**
 * Queue of the unsent messages of one conversation, which are sent one after the other. They are kept on the device, so that failed
 * ones survive a reload.
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

  /** Sends all failed messages again, in order. */
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

/* A message that was being sent when the page was closed counts as failed, because its answer is unknown. */
function keptBy({ device, name }: OutboxOptions): Outgoing[] {
  try {
    const kept = JSON.parse(device.read(name) ?? '[]') as Outgoing[];
    return kept.map((message) => ({ ...message, error: message.error ?? strings.interrupted }));
  } catch {
    return [];
  }
}
