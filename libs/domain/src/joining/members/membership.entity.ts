import { defineEntity, p } from '@mikro-orm/core';
import type { Role } from '@psp/contracts/common';
import { newId } from '../../id.ts';

const membershipSchema = defineEntity({
  name: 'Membership',
  tableName: 'membership',
  properties: {
    id: p.uuid().primary(),
    accountId: p.uuid(),
    organisationId: p.uuid(),
    role: p.string().$type<Role>(),
    createdAt: p.datetime().defaultRaw('now()'),
    version: p.integer().version(),
  },
});

/** A person's place in an organisation. The database sees to it that an organisation keeps an owner. */
export class Membership extends membershipSchema.class {
  static of(organisationId: string, accountId: string, role: Role): Membership {
    return Object.assign(new Membership(), { id: newId(), organisationId, accountId, role });
  }
}
membershipSchema.setClass(Membership);
