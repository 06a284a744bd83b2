import type { Labels } from './words.ts';

export const ACTS = {
  'notification.read': 'Notificare citită',
  'notification.readAll': 'Notificări citite',
} satisfies Labels;
