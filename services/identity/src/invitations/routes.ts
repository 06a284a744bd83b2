import { ACCESS_COOKIE, readCookie } from '@psp/auth/server/cookies';
import { resolveActor } from '@psp/auth/server/session';
import { toDomainError } from '@psp/bff-kit/errors';
import { implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { anonymousActor, writeAs } from '@psp/bff-kit/write';
import { type AcceptInvitation, invitationOperations } from '@psp/contracts/invitations';
import { hashPassword } from '@psp/domain/joining/accounts/password';
import { requireStrongPassword } from '@psp/domain/joining/accounts/password-strength';
import { DomainError } from '@psp/domain/errors';
import { acceptInvitation, readInvitation } from '@psp/domain/joining/members/accept-invitation';
import { recordRefusedAcceptance } from '@psp/domain/joining/members/refused-acceptance';
import type { Db } from '@psp/domain/read-db';

/** Routes to read and accept an invitation by its link. */
export function invitationRoutes(app: PortalApp): void {
  implement(app, 'identity', invitationOperations, {
    view: ({ db }, { token }) => readInvitation(db, token),
    accept: async ({ db, request }, body) => {
      const { token } = body;
      const live = readCookie(request, ACCESS_COOKIE) ? await resolveActor(app.portal, request) : null;
      const attempt = { token, signedIn: live?.actor ?? null, address: request.ip };
      try {
        const acceptance = { ...attempt, account: await prepareAccount(db, body) };
        await writeAs(request, anonymousActor(request), (write) => acceptInvitation(write, acceptance));
        return {};
      } catch (error) {
        const refused = recordRefusedAcceptance(request, attempt, request.id, toDomainError(error));
        await refused.catch((cause: unknown) => request.log.error(cause, 'refusal not recorded'));
        throw error;
      }
    },
  });
}

/*
 * Checks and hashes the password of a new account, before the transaction, because hashing is slow on purpose. Returns null for a link
 * that is not open: only the transaction knows whether the same user has used it.
 */
async function prepareAccount(db: Db, { token, account }: AcceptInvitation) {
  if (!account) return null;
  const open = await readInvitation(db, token).catch(nullIfClosed);
  if (!open) return null;
  const { email, organisation } = open;
  const { password, ...rest } = account;
  await requireStrongPassword(password, [account.displayName, email, organisation.name]);
  return { ...rest, passwordHash: await hashPassword(password) };
}

const nullIfClosed = (error: unknown): null => {
  if (error instanceof DomainError && error.code === 'link.invalid') return null;
  throw error;
};
