/* Without zod, for pages. */

import type { StatusLabel } from './common.ts';

export const LIBRARY_TYPES = {
  guide: 'Ghid',
  template: 'Model',
  checklist: 'Listă de verificare',
  legislation: 'Legislație',
  study: 'Studiu',
  recording: 'Înregistrare',
} as const;
export type LibraryType = keyof typeof LIBRARY_TYPES;

/** `proposed`: sent by an organisation; `rejected`: returned to it with a reason, and may be sent again. */
export const LIBRARY_STATUSES = ['draft', 'proposed', 'rejected', 'published', 'archived'] as const;
export type LibraryStatus = (typeof LIBRARY_STATUSES)[number];
export const LIBRARY_STATUS: Record<LibraryStatus, StatusLabel> = {
  draft: { label: 'În pregătire', tone: 'draft' },
  proposed: { label: 'Propus', tone: 'review' },
  rejected: { label: 'Respins', tone: 'danger' },
  published: { label: 'Publicat', tone: 'success' },
  archived: { label: 'Arhivat', tone: 'closed' },
};
export const LIBRARY_ACTIONS = [
  ...(['edit', 'resend', 'publish', 'approve', 'reject'] as const),
  ...(['revise', 'verify', 'archive', 'restore'] as const),
] as const;
export type LibraryAction = (typeof LIBRARY_ACTIONS)[number];

/** States of the text of a file: read by the worker, or the reason why it has none. */
export const TEXT_STATES = ['waiting', 'read', 'scanned', 'encrypted', 'broken', 'too_large', 'none'] as const;
export type TextState = (typeof TEXT_STATES)[number];

export const LIBRARY_TAGS_MAX = 12;
export const LIBRARY_RELATED_MAX = 6;

export const LIBRARY_ORDERS = ['newest', 'downloads', 'views'] as const;
export const LIBRARY_SHOWN = ['all', 'favourites'] as const;

/** Anchor of a file on the page of its document. */
export const fileAnchor = (fileId: string): string => `fisier-${fileId}`;
