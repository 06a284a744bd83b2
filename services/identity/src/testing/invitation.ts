import { beforeEach } from '@jest/globals';
import type { TestApp } from '@psp/bff-kit/testing/app';
import { FIRST_LEGAL_DATE } from '@psp/contracts/legal-documents';
import { hashSecret, newSecret } from '@psp/domain/operating/secrets';
import { testPortal } from './portal.ts';

export const INVITED_PASSWORD = 'Salcia-galbena-83-nori';

export const newEmail = () => `${newSecret()}@exemplu.ro`;

/** Account of an invited user; `deciding` overrides fields. */
export const anAccount = (deciding: object = {}) => ({
  displayName: 'Mihai Nou',
  position: 'Inspector',
  password: INVITED_PASSWORD,
  acceptsTerms: true,
  acceptsProcessing: true,
  termsVersion: FIRST_LEGAL_DATE,
  ...deciding,
});

/** Starts the portal for the tests of a file. Each test has its own owner of an authority, who invites. */
export async function testInvitations() {
  const { portal, rows } = await testPortal();
  let owner: Awaited<ReturnType<TestApp['as']>>;
  beforeEach(async () => {
    owner = await portal.as({ kind: 'uat' });
  });
  return {
    portal,
    rows,
    owner: () => owner,
    post: (path: string, body: object) => portal.anonymous.post(path, body),
    /** Stores an invitation to the owner's organisation; `token` is the token of its link. */
    invited: async (email: string, role = 'editor'): Promise<{ id: string; token: string }> => {
      const token = newSecret();
      const [row] = await rows<{ id: string }>(
        `insert into invitation (organisation_id, email, role, token_hash, invited_by, expires_at)
         values (?, ?, ?, ?, ?, now() + interval '7 days') returning id`,
        [owner.actor.organisationId, email, role, hashSecret(token), owner.actor.accountId],
      );
      return { id: row?.id ?? '', token };
    },
    /** Reads the memberships of an e-mail in the owner's organisation. */
    placesOf: (email: string) =>
      rows<{ role: string; organisation: string }>(
        `select m.role, m.organisation_id as organisation from membership m join account a on a.id = m.account_id
         where a.email = ?::citext and m.organisation_id = ?`,
        [email, owner.actor.organisationId],
      ),
  };
}
