import type { Message } from '../../communicating/notifications/notify.ts';
import type { Community } from './community.entity.ts';

/** What an authority reads when the association decides on its showcase. */
export const NOTIFICATIONS = {
  published: ({ id, name }: Community): Message => ({
    title: 'Prezentare publicată',
    message: `Asociația a publicat prezentarea comunității ${name}.`,
    href: `/comunitati/${id}`,
    topic: null,
  }),
  withdrawn: ({ name }: Community, reason: string): Message => ({
    title: 'Prezentare retrasă',
    message: `Asociația a retras prezentarea comunității ${name}. Motiv: ${reason}`,
    href: '/uat/community',
    topic: null,
  }),
  restored: ({ id, name }: Community): Message => ({
    title: 'Prezentare publicată din nou',
    message: `Asociația a publicat din nou prezentarea comunității ${name}.`,
    href: `/comunitati/${id}`,
    topic: null,
  }),
};
