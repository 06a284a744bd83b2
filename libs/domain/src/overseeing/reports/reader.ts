import type { Actor } from '../../actor.ts';

/** Kinds of organisations that have reports. */
export type ReportKind = 'uat' | 'firma';

interface Organisation {
  organisationId: string;
  organisation: string;
  kind: ReportKind;
}

/** Whoever reads an organisation's report when nobody is signed in. */
export const readerOf = ({ organisationId, organisation, kind }: Organisation): Actor => ({
  ...{ accountId: organisationId, displayName: organisation, organisationId, organisationName: organisation },
  ...{ kind, role: 'viewer', status: 'approved' },
});
