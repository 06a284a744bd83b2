import type { Kind } from '@psp/contracts/common';
import type { UatType } from '@psp/contracts/organisations';
import type { CountyCode, DomainSlug } from '@psp/contracts/taxonomies';
import type { Random } from './random.ts';
import type { Rows } from './rows.ts';

/** An organisation of the demonstration with the account that acts for it. */
export interface Party {
  id: string;
  accountId: string;
  /** Accounts of its other members, who are notified too. */
  colleagues: string[];
  kind: Kind;
  name: string;
  /** Who acts for it. */
  person: string;
  county: CountyCode;
  locality: string;
  uatType: UatType | null;
  domains: readonly DomainSlug[];
  joinedAt: Date;
  /** When its application was approved; null for the association, which never applied. */
  decidedAt: Date | null;
  /** Whether somebody signs in as it, so that notifications are worth writing. */
  isDemo: boolean;
}

/** State shared by the functions that add rows to the seed. */
export interface World {
  now: Date;
  random: Random;
  /** See `Founding`. */
  detail: Random;
  rows: Rows;
  uats: readonly Party[];
  firms: readonly Party[];
  admin: Party;
}

interface AuditLine {
  at: Date;
  who: Party | null;
  entity: 'organisation' | 'access-request' | 'newsletter-issue' | 'invitation';
  id: string;
  action: string;
  from: string | null;
  to: string | null;
  reason?: string;
  refused?: boolean;
  details?: Record<string, unknown>;
}

/** Adds an audit line in the form in which the portal writes it. */
export function audit({ rows, detail }: World, line: AuditLine): void {
  rows.add('audit', {
    id: detail.idAt(line.at),
    at: line.at,
    account_id: line.who?.accountId ?? null,
    organisation_id: line.who?.id ?? null,
    action: `${line.entity}.${line.action}`,
    entity: line.entity,
    entity_id: line.id,
    from_state: line.from,
    to_state: line.to,
    reason: line.reason ?? null,
    outcome: line.refused ? 'refused' : 'done',
    details: line.details ?? null,
  });
}

interface Notice {
  at: Date;
  title: string;
  message: string;
  href: string;
}

/** Notifications younger than this are unread. */
const UNREAD_MS = 2 * 86_400_000;

/** Notifies all members of an organisation that has a demonstration account; does nothing for others. */
export function notify({ rows, random, detail, now }: World, party: Party, { at, title, message, href }: Notice): void {
  if (!party.isDemo || at > now) return;
  const readAt = new Date(at.getTime() + random.int(1, 40) * 3_600_000);
  const isRead = now.getTime() - at.getTime() > UNREAD_MS && readAt < now;
  const rest = { organisation_id: party.id, title, message, href, read_at: isRead ? readAt : null, created_at: at };
  rows.add('notification', { id: random.idAt(at), account_id: party.accountId, ...rest });
  for (const account_id of party.colleagues) rows.add('notification', { id: detail.idAt(at), account_id, ...rest });
}
