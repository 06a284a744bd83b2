import pg from 'pg';

const AGAIN_MS = 1000;
/** A connection that has died without a word is noticed by the sign of life it does not give. */
const ALIVE_MS = 5000;

export interface ChangeListener {
  /** Something has changed and is committed; what, the payload says. */
  changed(payload: string): void;
  /** Every change is reported from now on; earlier ones are unknown. */
  listening(): void;
  /** Changes may pass unnoticed until `listening` is called again. */
  lost(): void;
}

/** What triggers notify. */
export const CHANNELS = {
  /** Topics of public pages, by migration 0003. */
  publicPages: 'public_changed',
  /** Ids of events for open pages, by migration 0063. */
  live: 'live_event',
} as const;

/**
 * Reports what is notified on a channel, on a connection of its own to the database at `url` that is made anew whenever it breaks.
 * Returns how to stop.
 */
export const listenTo = (
  channel: keyof typeof CHANNELS,
  url: string,
  listener: ChangeListener,
): (() => Promise<void>) => {
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const connect = async (): Promise<void> => {
    const own = new pg.Client({
      ...{ connectionString: url, keepAlive: true, query_timeout: ALIVE_MS },
      application_name: `portal-psp ${CHANNELS[channel]}`,
    });
    client = own;
    own.on('notification', ({ payload = '' }) => listener.changed(payload));
    own.on('error', () => again(own));
    own.on('end', () => again(own));
    try {
      await own.connect();
      await own.query(`listen ${CHANNELS[channel]}`);
      if (isStopped || client !== own) return;
      listener.listening();
      timer = setTimeout(() => void stayAlive(own), ALIVE_MS);
    } catch {
      again(own);
    }
  };
  const stayAlive = async (own: pg.Client): Promise<void> => {
    try {
      await own.query('select 1');
      if (client === own && !isStopped) timer = setTimeout(() => void stayAlive(own), ALIVE_MS);
    } catch {
      again(own);
    }
  };
  const again = (own: pg.Client): void => {
    if (client !== own || isStopped) return;
    client = null;
    clearTimeout(timer);
    listener.lost();
    void own.end().catch(() => undefined);
    timer = setTimeout(() => void connect(), AGAIN_MS);
  };

  void connect();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await client?.end().catch(() => undefined);
  };
};
