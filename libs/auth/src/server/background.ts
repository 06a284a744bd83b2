import type { FastifyRequest } from 'fastify';
import { BACKGROUND_HEADER } from '../session/background.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for routes that pages call in the background without being able to set a header, such as event streams. */
    isBackground?: boolean;
  }
}

/** True for a request that no user action triggered. It does not extend an idle session. */
export const isBackground = ({ headers, routeOptions }: Pick<FastifyRequest, 'headers' | 'routeOptions'>): boolean =>
  headers[BACKGROUND_HEADER] === '1' || routeOptions.config.isBackground === true;
