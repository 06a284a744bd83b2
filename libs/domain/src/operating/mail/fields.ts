import { ROLE_LABELS, type Role } from '@psp/contracts/common';
import { dayText, momentText } from './content.ts';

/* Values of mails that several capabilities name in their texts. */

/** Values of the examples of mails. */
export const EXAMPLE = {
  name: 'Ana Pop',
  organisation: 'Comuna Șelimbăr',
  reason: 'Lipsește adeverința.\nTrimiteți-o din nou.',
  at: '2026-03-05T12:05:00Z',
  token: 'link-de-exemplu',
} as const;

export const ORGANISATION = { of: 'organisation', name: 'organizatie', label: 'numele organizației' } as const;
export const REASON = { of: 'reason', name: 'motiv', label: 'motivul deciziei', isRequired: true } as const;
export const ROLE = {
  of: 'role',
  name: 'rol',
  label: 'rolul în organizație',
  show: (role: string) => ROLE_LABELS[role as Role],
} as const;

/** Field of an ISO time, shown as a day or as a day with its hour. */
export const dateField = <Key extends string>(of: Key, name: string, label: string) =>
  ({ of, name, label, show: dayText }) as const;
export const momentField = <Key extends string>(of: Key, name: string, label: string) =>
  ({ of, name, label, show: momentText }) as const;
