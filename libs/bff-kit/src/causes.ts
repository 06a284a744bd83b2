import { ERRORS } from '@psp/contracts/capabilities';
import type { ErrorCode } from '@psp/contracts/errors';
import type { Cause } from '@psp/domain/capability';
import { CAPABILITIES } from '@psp/domain/capabilities';
import { DomainError } from '@psp/domain/errors';
import { readDeletion, readLastAct } from '@psp/domain/operating/audit/last-act';
import type { FastifyRequest } from 'fastify';
import { entityOf } from './refusals.ts';

const CAUSES: Partial<Record<ErrorCode, Cause>> = Object.assign({}, ...CAPABILITIES.map(({ causes }) => causes));

/** What is said after the last act on a record whose state was not the one that the page showed. */
const AFTER: Partial<Record<ErrorCode, string>> = {
  'version.stale': 'Textul dvs. este păstrat; comparați cele două variante.',
  'action.not_allowed': 'Acțiunea nu mai este posibilă. Reîncărcați pagina, ca să vedeți starea de acum.',
};

/**
 * The refusal of a write with its cause: what happened to the record, who did it, when, and the way on. The refusal as it is
 * where the cause is not known, or was already said.
 */
export async function withCause(request: FastifyRequest, refusal: DomainError): Promise<DomainError> {
  const { code, details, message, about } = refusal;
  const { actor } = request;
  if (!actor || message !== ERRORS[code][1]) return refusal;
  const { id } = entityOf(request, actor);
  const cause = CAUSES[code];
  // What concerns the whole organisation is refused in whatever it does.
  const said = cause ? await cause(request.db, actor, id ?? actor.organisationId) : null;
  if (said) return new DomainError(code, details, said);
  const after = AFTER[code];
  const row = about ?? id;
  if (after && row) {
    const by = await readLastAct(request.db, actor, row);
    return by ? new DomainError(code, { ...details, by }, `${by.cause} ${after}`) : refusal;
  }
  const deletion = code === 'not_found' && id ? await readDeletion(request.db, actor, id) : null;
  return deletion ? new DomainError(code, details, `${deletion} Nu mai este nimic de salvat aici.`) : refusal;
}
