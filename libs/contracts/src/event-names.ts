export const EVENT_KINDS = { workshop: 'Atelier', conference: 'Conferință', course: 'Curs' } as const;
export type EventKind = keyof typeof EVENT_KINDS;
export const EVENT_SHOWS = ['coming', 'own', 'past'] as const;
/** Discount of partners at conferences, in percent. */
export const CONFERENCE_DISCOUNT = 50;
