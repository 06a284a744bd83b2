/** Headers of a write that name the account and the organisation shown by its page. */
export const ACCOUNT_HEADER = 'x-page-account';
export const ORGANISATION_HEADER = 'x-page-organisation';

/** The ids of an account and its organisation. */
export interface PageIdentity {
  accountId: string;
  organisationId: string;
}

let shown: PageIdentity | null = null;
let acting: PageIdentity | null = null;

/** Returns the identity shown by the page, null when nobody is signed in; inside `actingAs` the identity given there. */
export const pageIdentity = (): PageIdentity | null => acting ?? shown;

/** Sets the identity shown by the page. */
export function showIdentity(identity: PageIdentity | null): void {
  shown = identity;
}

/**
 * Runs `work` with `identity` as the page identity, also after the page has been left. Applies only to calls that `work` makes
 * before its first `await`.
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

/** Returns the headers that name an identity; none for null. */
export const identityHeaders = (identity: PageIdentity | null): Record<string, string> =>
  identity ? { [ACCOUNT_HEADER]: identity.accountId, [ORGANISATION_HEADER]: identity.organisationId } : {};

/** Returns the header that names only the account, for writes that end a session or switch its organisation. */
export const accountHeader = (): Record<string, string> => {
  const identity = pageIdentity();
  return identity ? { [ACCOUNT_HEADER]: identity.accountId } : {};
};
