import { AREAS, type Services } from './areas.ts';

/** Message with the new upstream of a service; the gateway acknowledges it with the same message. */
interface UpstreamMessage {
  area: (typeof AREAS)[number];
  upstream: string;
}

const isUpstreamMessage = (message: unknown): message is UpstreamMessage =>
  typeof message === 'object' &&
  message !== null &&
  'upstream' in message &&
  typeof message.upstream === 'string' &&
  'area' in message &&
  AREAS.some((area) => area === message.area);

/** Updates the upstreams of services by the messages of the parent process. */
export function followUpstreams(services: Services): void {
  process.on('message', (message) => {
    if (!isUpstreamMessage(message)) return;
    const service = services[message.area];
    if (service && 'upstream' in service) service.upstream = message.upstream;
    process.send?.(message);
  });
  // The channel alone must not keep the process alive.
  process.channel?.unref();
}
