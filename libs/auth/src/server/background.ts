import type { FastifyRequest } from 'fastify';
import { BACKGROUND_HEADER } from '../session/background.ts';

/** True when a page asks by itself: such a request does not keep an idle session open. */
export const isBackground = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers[BACKGROUND_HEADER] === '1';
