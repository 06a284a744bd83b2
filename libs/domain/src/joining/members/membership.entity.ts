import { defineEntity, p } from '@mikro-orm/core';
import type { AdminArea } from '@psp/contracts/admin-areas';
import type { Role } from '@psp/contracts/common';
import type { Doer } from '../../actor.ts';
import { createdAt, row } from '../../columns.ts';

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

/** True when the doer may manage the members of this organisation: an owner of it, while it is approved. */
export const canManageMembers = (doer: Doer, organisationId: string): boolean =>
  doer.kind !== 'system' &&
  doer.role === 'owner' &&
  doer.status === 'approved' &&
  doer.organisationId === organisationId;
