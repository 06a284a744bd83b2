import { ADMIN_AREA_LABELS, type AdminArea } from '@psp/contracts/admin-areas';
import { ROLE_LABELS, type Role } from '@psp/contracts/common';
import type { Actor } from '../../actor.ts';
import { catalogue, event } from '../../operating/notifications/catalogue.ts';

const membersOf = ({ kind }: { kind: string }) => ({ href: `/${kind}/members` });

/** Notifications for the members of an organisation when somebody joins, leaves or gets another role. */
const areasText = (areas: readonly AdminArea[]): string => areas.map((area) => ADMIN_AREA_LABELS[area]).join('; ');

export const NOTIFICATIONS = catalogue(
  'members',
  {
    kind: 'organisation',
    topic: 'organisation',
    sample: (_, kind) => ['Ana', { kind }, 'Motivul.'],
  },
  {
    joined: event(
      {
        label: 'Membru nou',
        many: 'membri noi',
        to: ['uat', 'firma', 'admin'],
        sample: (_, kind) => ['Ana', 'editor', { kind }],
      },
      (name: string, role: Role, organisation: { kind: string }) => ({
        ...membersOf(organisation),
        object: name,
        message: `${name} s-a alăturat organizației cu rolul de ${ROLE_LABELS[role].toLowerCase()}.`,
      }),
    ),
    roleChanged: event(
      {
        label: 'Rol schimbat',
        many: 'roluri schimbate',
        to: ['uat', 'firma', 'admin'],
        isSecurity: true,
        sample: (_, kind) => ['Ana', 'editor', { kind }],
      },
      (name: string, role: Role, actor: Actor, areas?: readonly AdminArea[] | null) => ({
        ...membersOf(actor),
        object: name,
        message: `${actor.displayName} a schimbat rolul: ${name} este acum ${ROLE_LABELS[role].toLowerCase()}${areas ? `, în ${areasText(areas)}` : ''}.`,
      }),
    ),
    areasChanged: event(
      {
        label: 'Domenii de lucru schimbate',
        to: ['admin'],
        isSecurity: true,
        sample: (_, kind) => ['Ana', ['support'], { kind }],
      },
      (name: string, areas: readonly AdminArea[] | null, actor: Actor) => ({
        ...membersOf(actor),
        object: name,
        message: `${actor.displayName} a schimbat domeniile de lucru: ${name} lucrează acum în ${
          areas ? areasText(areas) : 'toate domeniile'
        }.`,
      }),
    ),
    madeOwner: event(
      { label: 'Proprietar nou', to: ['uat', 'firma', 'admin'], isSecurity: true },
      (name: string, organisation: { kind: string }, reason: string) => ({
        title: 'Rol schimbat',
        ...membersOf(organisation),
        object: name,
        message: `Administratorii portalului au făcut proprietar pe ${name}. Motiv: ${reason}`,
      }),
    ),
    handedOver: event(
      { label: 'Rol de proprietar predat', to: ['uat', 'firma', 'admin'], isSecurity: true },
      (name: string, actor: Actor) => ({
        ...membersOf(actor),
        object: name,
        message: `${actor.displayName} a predat rolul de proprietar către ${name}.`,
      }),
    ),
    left: event(
      { label: 'Membru plecat', many: 'membri plecați', to: ['uat', 'firma', 'admin'], isSecurity: true },
      (name: string, actor: Actor, byOneself: boolean) => ({
        ...membersOf(actor),
        object: name,
        message: byOneself
          ? `${name} a părăsit organizația.`
          : `${actor.displayName} a scos din organizație pe ${name}.`,
      }),
    ),
  },
);
