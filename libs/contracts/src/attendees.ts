import { z } from 'zod';
import { id } from './common.ts';

/** Accounts that one act registers for an event or a course. */
export const attendees = z.array(id).min(1, 'Alegeți cine merge.').max(50, 'Alegeți cel mult 50 de persoane odată.');
