import type { Actor } from '../../actor.ts';

/** Path of an act in an area. */
export const actPath = (kind: Actor['kind'], id: string): string => `/${kind}/legislation/${id}`;
