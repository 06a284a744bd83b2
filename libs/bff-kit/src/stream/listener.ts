import type { MikroORM } from '@mikro-orm/postgresql';
import { DomainError } from '@psp/domain/errors';
import { listenTo } from '@psp/domain/operating/listen';

/** Time in which the connection that listens must be there. */
const PATIENCE_MS = 5000;

export interface Listener {
  /** Connects the first time. Rejects with `service.busy` while the database does not answer. */
  isListening(): Promise<void>;
  stop(): Promise<void>;
}

/** Creates what calls `changed` after each notice, with what that says, and when its connection was made anew, since notices may be missed meanwhile. */
export function createListener(orm: MikroORM, changed: (payload?: string) => void): Listener {
  let up = Promise.withResolvers<void>();
  let isUp = false;
  let isStopped = false;
  let stop: (() => Promise<void>) | undefined;
  const connect = (): (() => Promise<void>) => {
    const url = orm.config.get('clientUrl');
    if (!url) throw new Error('The address of the database is not known');
    return listenTo('live', url, {
      changed,
      listening: () => {
        isUp = true;
        up.resolve();
        changed();
      },
      lost: () => {
        if (isUp) up = Promise.withResolvers();
        isUp = false;
      },
    });
  };
  return {
    isListening: () => {
      if (isStopped) throw new DomainError('service.busy');
      stop ??= connect();
      const late = Promise.withResolvers<never>();
      const timer = setTimeout(() => late.reject(new DomainError('service.busy')), PATIENCE_MS);
      return Promise.race([up.promise, late.promise]).finally(() => clearTimeout(timer));
    },
    stop: async () => {
      isStopped = true;
      await stop?.();
    },
  };
}
