import { packageOf } from '@psp/contracts/organisations';
import { EXPERTISE } from '@psp/contracts/taxonomies';
import { NOTIFICATIONS } from '@psp/domain/joining/organisations/notifications';
import { applied } from '@psp/domain/joining/registrations/notifications';
import { attach, type StoredObject } from './attachments.ts';
import { daysBefore } from './clock.ts';
import { APPLICATIONS, type ApplicationSource } from './content/applications.ts';
import { COMMUNE_STREET, TOWN_STREETS } from './content/streets.ts';
import { inventCui, inventOddCui } from './cui.ts';
import { blank, firmDetails } from './details.ts';
import { addAccount, addMembership, type Founding } from './people.ts';
import type { Row } from '@psp/domain/operating/taxonomies/insert-rows';
import { audit, type Party, notify, type World } from './world.ts';

/** Writes the organisations that are not let in yet or no longer, and says which documents they attached. */
export const writeApplications = (world: World, founding: Founding, cuis: Set<string>): StoredObject[] =>
  APPLICATIONS.flatMap((source) => writeApplication(world, founding, source, cuis));

function writeApplication(
  world: World,
  founding: Founding,
  source: ApplicationSource,
  cuis: Set<string>,
): StoredObject[] {
  const { detail, now, rows } = founding;
  const at = daysBefore(now, source.appliedAgo);
  const applicant = applicantOf(source, at, { id: detail.idAt(at), accountId: detail.idAt(at) });
  const decided = source.status === 'pending' ? null : daysBefore(at, -source.appliedAgo / 3);
  rows.add('organisation', {
    id: applicant.id,
    ...detailsOf(founding, source, cuis),
    status: source.status,
    status_reason: source.reason,
    applied_at: at,
    decided_at: decided,
    rating_count: 0,
    rating_sum: 0,
    created_at: at,
    updated_at: decided ?? at,
  });
  const expertise = source.kind === 'firma' ? source.expertise : [];
  for (const slug of expertise)
    rows.add('organisation_expertise', { organisation_id: applicant.id, expertise_slug: slug });
  for (const slug of applicant.domains)
    rows.add('organisation_domain', { organisation_id: applicant.id, domain_slug: slug });
  addAccount(founding, { id: applicant.accountId, ...source.contact, at });
  addMembership(founding, {
    id: detail.idAt(at),
    accountId: applicant.accountId,
    organisationId: applicant.id,
    role: 'owner',
    at,
  });
  recordLife(world, applicant, source, decided);
  announce(world, applicant, source, decided);
  return source.attachment ? [attach(founding, applicant, source.attachment, at)] : [];
}

function applicantOf(source: ApplicationSource, joinedAt: Date, ids: Pick<Party, 'id' | 'accountId'>): Party {
  const expertise = source.kind === 'firma' ? source.expertise : [];
  return {
    ...ids,
    colleagues: [],
    kind: source.kind,
    name: source.name,
    person: source.name,
    joinedAt,
    decidedAt: null,
    domains: [...new Set(expertise.flatMap((slug) => EXPERTISE[slug]?.domains ?? []))],
    county: source.county,
    locality: source.locality,
    uatType: source.kind === 'uat' ? source.type : null,
    isDemo: true,
  };
}

function detailsOf({ detail, now }: Founding, source: ApplicationSource, cuis: Set<string>): Row {
  const { name, county, locality } = source;
  const place = { county_code: county, locality };
  if (source.kind === 'uat') {
    const { type, siruta, description } = source;
    const street = type === 'commune' ? COMMUNE_STREET : detail.pick(TOWN_STREETS);
    return {
      ...blank('uat', name),
      ...place,
      cui: inventCui(detail, cuis),
      uat_type: type,
      package: packageOf(type),
      siruta,
      address: `${street} nr. ${detail.int(1, 90)}, ${locality}`,
      description,
    };
  }
  const year = Math.min(source.since, now.getUTCFullYear());
  return {
    ...blank('firma', name),
    ...place,
    ...firmDetails(detail, { county, locality, services: [], year }),
    cui: source.hasOddCui ? inventOddCui(detail, cuis) : inventCui(detail, cuis),
    portfolio: source.portfolio,
    legal_representative: source.contact.name,
  };
}

const DECISIONS = { needs_info: 'requestInfo', rejected: 'reject', suspended: 'suspend' } as const;

function recordLife(world: World, applicant: Party, source: ApplicationSource, decided: Date | null): void {
  const line = (at: Date, who: Party, action: string, from: string, to: string, reason?: string | null) =>
    audit(world, { at, who, entity: 'organisation', id: applicant.id, action, from, to, ...(reason && { reason }) });
  const { status, reason } = source;
  line(applicant.joinedAt, applicant, 'apply', 'unconfirmed', 'pending');
  if (status === 'pending' || decided === null) return;
  if (status === 'suspended') line(daysBefore(applicant.joinedAt, -2), world.admin, 'approve', 'pending', 'approved');
  line(decided, world.admin, DECISIONS[status], status === 'suspended' ? 'approved' : 'pending', status, reason);
}

function announce(world: World, applicant: Party, { status, reason }: ApplicationSource, decided: Date | null): void {
  const { id, name, joinedAt } = applicant;
  notify(world, world.admin, { at: joinedAt, ...applied({ id, name }) });
  if (status !== 'needs_info' || decided === null || reason === null) return;
  notify(world, applicant, { at: decided, ...NOTIFICATIONS.infoRequested(reason) });
}
