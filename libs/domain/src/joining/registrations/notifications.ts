import type { Message } from '../../communicating/notifications/notify.ts';

/** What the association's staff read of a new application; others may claim the same tax code. */
export const applied = ({ id, name, hasRivals }: { id: string; name: string; hasRivals: boolean }): Message => ({
  title: 'Cerere de înscriere nouă',
  message: `„${name}” cere înscrierea în portal.${hasRivals ? ' Mai așteaptă și altă cerere cu același CUI: comparați-le.' : ''}`,
  href: `/admin/applications/${id}`,
  topic: 'organisation',
});

/** What an organisation's owners read of somebody who wants to join it. */
export const accessAsked = (person: string, { kind, name }: { kind: string; name: string }): Message => ({
  title: 'Cerere de acces',
  message: `${person} cere acces la „${name}”.`,
  href: `/${kind}/members`,
  topic: 'organisation',
});
