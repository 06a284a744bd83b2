/** Headers of a write that name the account and the organisation that its page shows. */
export const ACCOUNT_HEADER = 'x-page-account';
export const ORGANISATION_HEADER = 'x-page-organisation';

/** Account and organisation, by id. */
export interface PageIdentity {
  accountId: string;
  organisationId: string;
}

let shown: PageIdentity | null = null;
let acting: PageIdentity | null = null;

/** Who the page shows, or null where nobody is signed in; inside of `actingAs` the one that was given there. */
export const pageIdentity = (): PageIdentity | null => acting ?? shown;

/** Sets who the page shows. */
export function showIdentity(identity: PageIdentity | null): void {
  shown = identity;
}

/**
 * Runs `work`, whose calls then name `identity`, also when the page has been left since. Only what `work` calls before it
 * first waits is named so.
 */
export function actingAs<T>(identity: PageIdentity | null, work: () => T): T {
  const before = acting;
  acting = identity;
  try {
    return work();
  } finally {
    acting = before;
  }
}

/** Headers that name an identity; none for nobody. */
export const identityHeaders = (identity: PageIdentity | null): Record<string, string> =>
  identity ? { [ACCOUNT_HEADER]: identity.accountId, [ORGANISATION_HEADER]: identity.organisationId } : {};

/** Headers that name the account alone, for writes that end a session or choose its organisation. */
export const accountHeader = (): Record<string, string> => {
  const identity = pageIdentity();
  return identity ? { [ACCOUNT_HEADER]: identity.accountId } : {};
};
