import type { PageOf } from '@psp/contracts/common';
import { COMPLETED_PARTS, companyLacks } from '@psp/contracts/company-lacks';
import type { OpportunityItem } from '@psp/contracts/opportunities';
import { overseenOfferQuery } from '@psp/contracts/overseen';
import { projectListQuery } from '@psp/contracts/project-list';
import { romanianDay } from '@psp/contracts/romania';
import { requestListQuery } from '@psp/contracts/service-request-list';
import type {
  SupportMembers,
  SupportNotifications,
  SupportOpportunities,
  SupportPackage,
} from '@psp/contracts/support-views';
import { listProjects } from '../../collaborating/projects/queries.ts';
import { readMembers } from '../../joining/members/queries.ts';
import { readMemberChoices } from '../../operating/notifications/choices.ts';
import { readOwnCommunity } from '../../presenting/communities/own-queries.ts';
import { readOwnCompany } from '../../presenting/partners/own-company.ts';
import type { Db } from '../../read-db.ts';
import { hiddenBy } from '../../sourcing/opportunities/ignored.ts';
import { listOpportunities } from '../../sourcing/opportunities/list.ts';
import { listRequests } from '../../sourcing/service-requests/list.ts';
import { listAllOffers } from '../offers/list.ts';
import { readOwnPackage } from '../packages/queries.ts';
import type { Reader } from './reader.ts';

/** The authority's sent requests, as JSON text (`supportRequests`). */
export const listSupportRequests = (db: Db, reader: Reader, page: number): Promise<string> =>
  listRequests(db, reader, requestListQuery.parse({ page }), true);

/** Reads the opened offers of a firm, or to an authority, as JSON text (`overseenOfferList`). */
export const listSupportOffers = (db: Db, { kind, organisationId }: Reader, page: number): Promise<string> =>
  listAllOffers(db, overseenOfferQuery.parse({ page, [kind === 'firma' ? 'firm' : 'authority']: organisationId }));

/** The organisation's projects, as JSON text (`projectList`). */
export const listSupportProjects = (db: Db, reader: Reader, page: number): Promise<string> =>
  listProjects(db, reader, projectListQuery.parse({ page }));

/* What the firm answered while answers are sealed stays out: the status is the request's. */
const withoutOffer = ({ status, ...item }: OpportunityItem): SupportOpportunities['items'][number] => {
  const { id, kind, number, title, category, uat, sentAt, deadline } = item;
  return {
    id,
    kind,
    number,
    title,
    category,
    uat,
    sentAt,
    deadline,
    status: status === 'closed' ? 'closed' : 'active',
  };
};

/** The requests that the firm may see and has not hidden, newest first. */
export const listSupportOpportunities = async (db: Db, reader: Reader, page: number): Promise<SupportOpportunities> => {
  const query = { page, q: '', status: 'all', sort: 'newest' } as const;
  const list = JSON.parse(
    await listOpportunities(db, reader, query, hiddenBy(reader.organisationId)),
  ) as PageOf<OpportunityItem>;
  return { ...list, items: list.items.map(withoutOffer) };
};

/** Members and their roles, without addresses. */
export const readSupportMembers = async (db: Db, reader: Reader): Promise<SupportMembers> => {
  const { members } = await readMembers(db, reader);
  return {
    members: members.map(({ id, displayName, position, role, isSuspended, lastSeenAt }) => ({
      ...{ id, displayName, position, role, isSuspended, lastSeenAt },
    })),
  };
};

/** When each member gets mail, without addresses. */
export const readSupportNotifications = async (db: Db, reader: Reader): Promise<SupportNotifications> => ({
  members: await readMemberChoices(db, reader),
});

/** The organisation's package and what its presentation lacks, without invoices. */
export const readSupportPackage = async (db: Db, reader: Reader, now: Date): Promise<SupportPackage> => {
  const isFirm = reader.kind === 'firma';
  const { package: name, standing, startsOn, endsOn } = await readOwnPackage(db, reader);
  const lacks = isFirm ? companyLacks(await readOwnCompany(db, reader, now), romanianDay(now)) : null;
  const community = isFirm ? null : await readOwnCommunity(db, reader, now);
  return {
    ...{ package: name, standing, startsOn, endsOn, community: community?.status ?? null },
    profile: lacks ? COMPLETED_PARTS.map((part) => ({ part, lacks: lacks[part] })) : [],
  };
};
