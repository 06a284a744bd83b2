import pg from 'pg';

const RECONNECT_MS = 1000;
/** Interval and timeout of the check that detects a connection that died silently. */
const PING_MS = 5000;

export interface ChangeListener {
  /** Called for each committed notification with its payload. */
  changed(payload: string): void;
  /** Called when the connection listens: from now on no change is missed; earlier ones are unknown. */
  listening(): void;
  /** Called when the connection is lost: changes may be missed until `listening` is called again. */
  lost(): void;
}

/** PostgreSQL channels that database triggers notify. */
export const CHANNELS = {
  /** Topics of public pages, by migration 0003. */
  publicPages: 'public_changed',
  /** Ids of events for open pages, by migration 0063. */
  live: 'live_event',
} as const;

/**
 * Listens on a PostgreSQL channel on its own connection to the database at `url`, and reconnects whenever it breaks. Returns a
 * function that stops.
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
      ...{ connectionString: url, keepAlive: true, query_timeout: PING_MS },
      application_name: `portal-psp ${CHANNELS[channel]}`,
    });
    client = own;
    own.on('notification', ({ payload = '' }) => listener.changed(payload));
    own.on('error', () => reconnect(own));
    own.on('end', () => reconnect(own));
    try {
      await own.connect();
      await own.query(`listen ${CHANNELS[channel]}`);
      if (isStopped || client !== own) return;
      listener.listening();
      timer = setTimeout(() => void ping(own), PING_MS);
    } catch {
      reconnect(own);
    }
  };
  const ping = async (own: pg.Client): Promise<void> => {
    try {
      await own.query('select 1');
      if (client === own && !isStopped) timer = setTimeout(() => void ping(own), PING_MS);
    } catch {
      reconnect(own);
    }
  };
  const reconnect = (own: pg.Client): void => {
    if (client !== own || isStopped) return;
    client = null;
    clearTimeout(timer);
    listener.lost();
    void own.end().catch(() => undefined);
    timer = setTimeout(() => void connect(), RECONNECT_MS);
  };

  void connect();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await client?.end().catch(() => undefined);
  };
};
