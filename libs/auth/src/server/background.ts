import type { FastifyRequest } from 'fastify';
import { BACKGROUND_HEADER } from '../session/background.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Called by pages of their own accord, in a way that cannot say so in a header. */
    isBackground?: boolean;
  }
}

/** True for a request that no person triggered: it does not extend an idle session. */
export const isBackground = ({ headers, routeOptions }: Pick<FastifyRequest, 'headers' | 'routeOptions'>): boolean =>
  headers[BACKGROUND_HEADER] === '1' || routeOptions.config.isBackground === true;
