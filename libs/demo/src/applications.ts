import { packageOf } from '@psp/contracts/organisations';
import { EXPERTISE } from '@psp/contracts/taxonomies';
import {
  approveApplication,
  rejectApplication,
  requestInfo,
  suspendOrganisation,
} from '@psp/domain/joining/organisations/decide';
import type { Write } from '@psp/domain/write';
import { rowOf, type Step, stepOf } from './step.ts';
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

interface Applied {
  /** Documents that the applicant attached. */
  attached: StoredObject[];
  decisions: Step[];
}

/** Writes the organisations that are not let in yet or no longer, and plans what is decided on them. */
export const writeApplications = (world: World, founding: Founding, cuis: Set<string>): Applied[] =>
  APPLICATIONS.map((source) => writeApplication(world, founding, source, cuis));

/** Records the sign-up of an organisation, and plans that the association lets it in. */
export function admit(world: World, party: Party): Step[] {
  recordApplication(world, party);
  return party.decidedAt ? [approval(world, party, party.decidedAt)] : [];
}

const application = (write: Write<unknown>, { id }: Party) => rowOf(write, 'organisation', { id });

const approval = ({ admin }: World, party: Party, at: Date): Step =>
  stepOf(admin, at, async (write) =>
    approveApplication(write, { ...(await application(write, party)), cuiOverrideReason: '' }),
  );

/* The way there cannot be taken: a sign-up counts attempts, has its password judged and waits for a link from the worker's mail. */
const recordApplication = (world: World, applicant: Party): void =>
  audit(world, {
    ...{ at: applicant.joinedAt, who: applicant, entity: 'organisation', id: applicant.id },
    ...{ action: 'apply', from: 'unconfirmed', to: 'pending' },
  });

function writeApplication(world: World, founding: Founding, source: ApplicationSource, cuis: Set<string>): Applied {
  const { detail, now, rows } = founding;
  const at = daysBefore(now, source.appliedAgo);
  const applicant = applicantOf(source, at, { id: detail.idAt(at), accountId: detail.idAt(at) });
  rows.add('organisation', {
    id: applicant.id,
    ...detailsOf(founding, source, cuis),
    status: 'pending',
    applied_at: at,
    rating_count: 0,
    rating_sum: 0,
    created_at: at,
    updated_at: at,
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
  recordApplication(world, applicant);
  notify(world, world.admin, { at, ...applied({ id: applicant.id, name: source.name }) });
  return {
    attached: source.attachment ? [attach(founding, applicant, source.attachment, at)] : [],
    decisions: decisionsOn(world, applicant, source),
  };
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

const DECISIONS = { needs_info: requestInfo, rejected: rejectApplication, suspended: suspendOrganisation } as const;
/** Days after its application at which one that was suspended later had been let in. */
const ADMITTED_DAYS = 2;

function decisionsOn(world: World, applicant: Party, { status, reason, appliedAgo }: ApplicationSource): Step[] {
  if (status === 'pending' || reason === null) return [];
  const { joinedAt } = applicant;
  const decided = stepOf(world.admin, daysBefore(joinedAt, -appliedAgo / 3), async (write) =>
    DECISIONS[status](write, { ...(await application(write, applicant)), reason }),
  );
  return status === 'suspended'
    ? [approval(world, applicant, daysBefore(joinedAt, -ADMITTED_DAYS)), decided]
    : [decided];
}
