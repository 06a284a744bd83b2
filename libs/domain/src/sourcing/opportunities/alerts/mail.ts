import type { Mails } from '../../../operating/mail/queue-mail.ts';
import type { Found, NewOpportunity } from './matching.ts';
import { quoted } from './notifications.ts';

/** The list of the portal shows the rest. */
const MOST_NAMED = 20;

/** An opportunity with the filters that it fits; `deadline` is an ISO text. */
export type AlertLine = Record<'title' | 'number' | 'uat' | 'deadline' | 'filters' | 'path', string>;

declare module '../../../operating/mail/queue-mail.ts' {
  interface Mails {
    /** `more`: how many further ones there are, '0' for none. `path`: the list. `token` is of the link that ends the alerts. */
    'opportunity-alert': {
      name: string;
      organisation: string;
      lines: AlertLine[];
      more: string;
      path: string;
      token: string;
    };
  }
}

type Alert = Mails['opportunity-alert'];
type To = Pick<Alert, 'name' | 'organisation' | 'path' | 'token'>;

/** What the mail of an alert is given: each opportunity once, what ends first first. */
export const alertMail = ({ name, organisation, path, token }: To, found: readonly Found[]): Alert => {
  const byId = new Map<string, { one: NewOpportunity; filters: string[] }>();
  for (const { name: filter, opportunities } of found)
    for (const one of opportunities) byId.set(one.id, { one, filters: [...(byId.get(one.id)?.filters ?? []), filter] });
  const lines = [...byId.values()]
    .toSorted((a, b) => Date.parse(a.one.deadline) - Date.parse(b.one.deadline))
    .map(({ one: { id, number, title, uat, deadline }, filters }) => ({
      ...{ title, number, uat, deadline, filters: quoted(filters) },
      path: `/firma/opportunities/${id}`,
    }));
  const more = String(Math.max(0, lines.length - MOST_NAMED));
  return { name, organisation, path, token, more, lines: lines.slice(0, MOST_NAMED) };
};
