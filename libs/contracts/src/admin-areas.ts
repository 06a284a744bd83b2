/* Without zod, for pages that only show names. */

/** Areas of work in the association, which limit what an editor may change. Everybody in the association reads everything. */
export const ADMIN_AREAS = ['moderation', 'support', 'library', 'events', 'settings'] as const;
export type AdminArea = (typeof ADMIN_AREAS)[number];

export const ADMIN_AREA_LABELS: Record<AdminArea, string> = {
  moderation: 'Moderare',
  support: 'Suport și organizații',
  library: 'Bibliotecă și asistent',
  events: 'Evenimente și cursuri',
  settings: 'Conținut și setări',
};

/** Whether someone with these areas may work in `area`; null stands for all areas. */
export const worksIn = (areas: readonly AdminArea[] | null | undefined, area: AdminArea | undefined): boolean =>
  !areas || area === undefined || areas.includes(area);
