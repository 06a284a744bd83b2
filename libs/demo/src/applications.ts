import type { FileStore } from '@psp/domain/operating/files/store';
import {
  approveApplication,
  rejectApplication,
  requestInfo,
  suspendOrganisation,
} from '@psp/domain/joining/organisations/decide';
import type { Write } from '@psp/domain/write';
import { attachDocument } from './attachments.ts';
import { daysBefore } from './clock.ts';
import { APPLICATIONS, type ApplicationSource } from './content/applications.ts';
import { inventCui, inventOddCui } from './cui.ts';
import { domainsOf, firmaDetails, mobileOf, uatDetails } from './details.ts';
import { type Applicant, applicationSteps, type Founding } from './founding.ts';
import { rowOf, type Step, stepOf } from './step.ts';
import type { Party } from './world.ts';

/** The association, which decides on applications, and the store for their attachments. */
interface Association {
  admin: Party;
  files: FileStore;
}

/** Steps of organisations that are pending, rejected or suspended: their applications and the decisions on them. */
export const queueSteps = (founding: Founding, association: Association): Step[][] =>
  APPLICATIONS.map((source) => {
    const applicant = applicantOf(founding, source);
    const { attachment, name } = source;
    const attach = attachment ? attachDocument(association.files, name, attachment) : undefined;
    return [...applicationSteps(founding, applicant, attach), ...decisionsOn(association, applicant.party, source)];
  });

/** Steps of an approved organisation: its application and the approval. */
export const admissionSteps = (founding: Founding, association: Association, applicant: Applicant): Step[] => {
  const { party } = applicant;
  const approved = party.decidedAt ? [approval(association, party, party.decidedAt)] : [];
  return [...applicationSteps(founding, applicant), ...approved];
};

const application = (write: Write<unknown>, { id }: Party) => rowOf(write, 'organisation', { id });

const approval = ({ admin }: Association, party: Party, at: Date): Step =>
  stepOf(admin, at, async (write) =>
    approveApplication(write, { ...(await application(write, party)), cuiOverrideReason: '' }),
  );

function applicantOf(founding: Founding, source: ApplicationSource): Applicant {
  const { name, county, locality, contact } = source;
  const { email, name: contactName, position } = contact;
  const person = { email, contactName, position, phone: mobileOf(founding.detail) };
  const known = {
    ...{ id: '', accountId: '', name, county, locality, email, position, person: contactName, isDemo: true },
    ...{ joinedAt: daysBefore(founding.now, source.appliedAgo), decidedAt: null, profile: {} },
  };
  const { detail, cuis, now } = founding;
  if (source.kind === 'uat') {
    const organisation = uatDetails(detail, source, inventCui(detail, cuis));
    const { address, uatType } = organisation;
    return {
      party: { ...known, kind: 'uat', address, uatType, domains: [] },
      content: { ...person, kind: 'uat', organisation },
    };
  }
  const { hasOddCui = false, expertise, portfolio, since } = source;
  const organisation = firmaDetails(detail, {
    ...{ name, county, locality, portfolio, hasOddCui, expertise: [...expertise], website: '' },
    cui: hasOddCui ? inventOddCui(detail, cuis) : inventCui(detail, cuis),
    ...{ legalRepresentative: contactName, year: Math.min(since, now.getUTCFullYear()) },
  });
  const { address } = organisation;
  return {
    party: { ...known, kind: 'firma', address, uatType: null, domains: domainsOf(expertise) },
    content: { ...person, kind: 'firma', organisation },
  };
}

const DECISIONS = { needs_info: requestInfo, rejected: rejectApplication, suspended: suspendOrganisation } as const;
/** Days after which the application of a later suspended organisation was approved. */
const APPROVED_DAYS = 2;

function decisionsOn(
  association: Association,
  applicant: Party,
  { status, reason, appliedAgo }: ApplicationSource,
): Step[] {
  if (status === 'pending' || reason === null) return [];
  const { joinedAt } = applicant;
  const decided = stepOf(association.admin, daysBefore(joinedAt, -appliedAgo / 3), async (write) =>
    DECISIONS[status](write, { ...(await application(write, applicant)), reason }),
  );
  return status === 'suspended'
    ? [approval(association, applicant, daysBefore(joinedAt, -APPROVED_DAYS)), decided]
    : [decided];
}
