import type { Actor } from '@psp/domain/actor';
import { refusedIdentity } from '@psp/contracts/words/common';
import { DomainError } from '@psp/domain/errors';
import type { FastifyRequest } from 'fastify';
import { ACCOUNT_HEADER, ORGANISATION_HEADER } from '../session/page-identity.ts';
import { isSafeMethod } from './csrf.ts';

/**
 * Refuses a write of a page that shows another account or organisation than the session's. Pages of the release before name
 * neither and are accepted. Throws DomainError `session.changed`.
 */
export function expectIdentity(request: FastifyRequest, actor: Actor): void {
  const { method, headers } = request;
  if (isSafeMethod(method)) return;
  const isOther = (header: string, id: string) => headers[header] !== undefined && headers[header] !== id;
  const isOtherAccount = isOther(ACCOUNT_HEADER, actor.accountId);
  if (!isOtherAccount && !isOther(ORGANISATION_HEADER, actor.organisationId)) return;
  const { organisationName: organisation, displayName } = actor;
  // By it the refusal is recorded.
  request.actor = actor;
  const account = isOtherAccount ? displayName : null;
  throw new DomainError('session.changed', { organisation, account }, refusedIdentity(organisation, account));
}
