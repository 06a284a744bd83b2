import { defineEntity, p } from '@mikro-orm/core';
import type { AdminArea } from '@psp/contracts/admin-areas';
import type { Role } from '@psp/contracts/common';
import type { Actor, Doer } from '../../actor.ts';
import { createdAt, row } from '../../columns.ts';
import { DomainError } from '../../errors.ts';

const membershipSchema = defineEntity({
  name: 'Membership',
  tableName: 'membership',
  properties: {
    ...row,
    createdAt,
    accountId: p.uuid(),
    organisationId: p.uuid(),
    role: p.string().$type<Role>(),
    /** Areas of work of an editor of the association; null for all. Without effect for other members. */
    areas: p.array<AdminArea>().columnType('text[]').nullable(),
  },
});

/** The membership of an account in an organisation. A database constraint keeps at least one owner per organisation. */
export class Membership extends membershipSchema.class {}
membershipSchema.setClass(Membership);

/** A role, and the areas of work of an editor of the association, null for all. */
export interface Rights {
  role: Role;
  areas?: AdminArea[] | null | undefined;
}

/** Throws `action.not_allowed` for areas of anyone but an editor of the association. */
export const expectAreasOfEditor = ({ kind }: Pick<Actor, 'kind'>, { role, areas }: Rights): void => {
  if (areas && (kind !== 'admin' || role !== 'editor')) throw new DomainError('action.not_allowed');
};

/** What the audit says of areas that are given. */
export const areasDetail = (areas: Rights['areas']): { details?: { areas: AdminArea[] } } =>
  areas ? { details: { areas } } : {};

/** True when the doer may manage the members of this organisation: an owner of it, while it is approved. */
export const canManageMembers = (doer: Doer, organisationId: string): boolean =>
  doer.kind !== 'system' &&
  doer.role === 'owner' &&
  doer.status === 'approved' &&
  doer.organisationId === organisationId;
