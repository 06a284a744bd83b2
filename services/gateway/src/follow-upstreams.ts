import { AREAS, type Services } from './areas.ts';

/** Tells the gateway where a service answers from now on; answered with the same message. */
interface Moved {
  area: (typeof AREAS)[number];
  upstream: string;
}

const isMoved = (message: unknown): message is Moved =>
  typeof message === 'object' &&
  message !== null &&
  'upstream' in message &&
  typeof message.upstream === 'string' &&
  'area' in message &&
  AREAS.some((area) => area === message.area);

/** Follows services that move to another address, as the process that started this one tells. */
export function followUpstreams(services: Services): void {
  process.on('message', (message) => {
    if (!isMoved(message)) return;
    const service = services[message.area];
    if (service && 'upstream' in service) service.upstream = message.upstream;
    process.send?.(message);
  });
  // The channel must not be what keeps a process alive that has nothing left to do.
  process.channel?.unref();
}
