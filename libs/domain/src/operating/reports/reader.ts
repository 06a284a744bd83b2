import type { Actor } from '../../actor.ts';

/** Whoever reads an authority's report when nobody is signed in. */
export const readerOf = (organisationId: string, organisationName: string): Actor => ({
  ...{ accountId: organisationId, displayName: organisationName, organisationId, organisationName },
  ...{ kind: 'uat', role: 'viewer', status: 'approved' },
});
