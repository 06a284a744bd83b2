import type { FastifyRequest } from 'fastify';
import { BACKGROUND_HEADER } from '../session/background.ts';

/** True for a request that no person triggered: it does not extend an idle session. */
export const isBackground = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers[BACKGROUND_HEADER] === '1';
