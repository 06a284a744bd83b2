import type { Actor } from '../../actor.ts';

/** Kinds of organisations that have reports. */
export type ReportKind = 'uat' | 'firma';

interface Organisation {
  organisationId: string;
  organisation: string;
  kind: ReportKind;
}

/** Actor that reads an organisation's report in a job, where nobody is signed in. */
export const readerOf = ({ organisationId, organisation, kind }: Organisation): Actor => ({
  ...{ accountId: organisationId, displayName: organisation, organisationId, organisationName: organisation },
  ...{ kind, role: 'viewer', status: 'approved' },
});
