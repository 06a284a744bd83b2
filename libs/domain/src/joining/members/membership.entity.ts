import { defineEntity, p } from '@mikro-orm/core';
import type { Role } from '@psp/contracts/common';
import { createdAt, row } from '../../columns.ts';
import { newId } from '../../id.ts';

const membershipSchema = defineEntity({
  name: 'Membership',
  tableName: 'membership',
  properties: {
    ...row,
    createdAt,
    accountId: p.uuid(),
    organisationId: p.uuid(),
    role: p.string().$type<Role>(),
  },
});

/** A person's place in an organisation. The database sees to it that an organisation keeps an owner. */
export class Membership extends membershipSchema.class {
  static of(organisationId: string, accountId: string, role: Role): Membership {
    return Object.assign(new Membership(), { id: newId(), organisationId, accountId, role });
  }
}
membershipSchema.setClass(Membership);
