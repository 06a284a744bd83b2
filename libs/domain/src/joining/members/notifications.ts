import { ROLE_LABELS, type Role } from '@psp/contracts/common';
import type { Actor } from '../../actor.ts';
import type { Message } from '../../communicating/notifications/notify.ts';

const membersOf = ({ kind }: { kind: string }) => ({ href: `/${kind}/members`, topic: 'organisation' }) as const;

/** What an organisation's people read when one of them comes, goes or has another role. */
export const NOTIFICATIONS = {
  joined: (name: string, role: Role, organisation: { kind: string }): Message => ({
    ...membersOf(organisation),
    title: 'Membru nou',
    message: `${name} s-a alăturat organizației cu rolul de ${ROLE_LABELS[role].toLowerCase()}.`,
  }),
  roleChanged: (name: string, role: Role, actor: Actor): Message => ({
    ...membersOf(actor),
    title: 'Rol schimbat',
    message: `${actor.displayName} a schimbat rolul: ${name} este acum ${ROLE_LABELS[role].toLowerCase()}.`,
  }),
  madeOwner: (name: string, organisation: { kind: string }, reason: string): Message => ({
    ...membersOf(organisation),
    title: 'Rol schimbat',
    message: `Administratorii portalului au făcut proprietar pe ${name}. Motiv: ${reason}`,
  }),
  handedOver: (name: string, actor: Actor): Message => ({
    ...membersOf(actor),
    title: 'Rol de proprietar predat',
    message: `${actor.displayName} a predat rolul de proprietar către ${name}.`,
  }),
  left: (name: string, actor: Actor, byOneself: boolean): Message => ({
    ...membersOf(actor),
    title: 'Membru plecat',
    message: byOneself ? `${name} a părăsit organizația.` : `${actor.displayName} a scos din organizație pe ${name}.`,
  }),
};
