import type { Message } from '../../communicating/notifications/notify.ts';

/** What the association's staff read of a new application. */
export const applied = ({ id, name }: { id: string; name: string }): Message => ({
  title: 'Cerere de înscriere nouă',
  message: `„${name}” cere înscrierea în portal.`,
  href: `/admin/applications/${id}`,
  topic: 'organisation',
});

/** How an organisation that is listed nowhere is called before somebody who knows its tax code. */
export const unlisted = (cui: string): string => `Organizația cu codul fiscal ${cui}`;

/** What an organisation's owners read of somebody who wants to join it. */
export const accessAsked = (person: string, { kind, name }: { kind: string; name: string }): Message => ({
  title: 'Cerere de acces',
  message: `${person} cere acces la „${name}”.`,
  href: `/${kind}/members`,
  topic: 'organisation',
});
