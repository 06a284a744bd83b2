import { createClient } from '@psp/remote/client';

/** The partners' service. */
export const api = createClient('firma');

/** First part of every query key of the area, so that a write can make all of its lists stale at once. */
export const AREA = 'firma';
