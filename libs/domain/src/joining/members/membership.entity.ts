import { defineEntity, p } from '@mikro-orm/core';
import type { Role } from '@psp/contracts/common';
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
  },
});

/** A person's place in an organisation. The database sees to it that an organisation keeps an owner. */
export class Membership extends membershipSchema.class {}
membershipSchema.setClass(Membership);
