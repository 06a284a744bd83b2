import type { Capability } from '../../capability.ts';
import { RowPolicies } from '../../migrations/0164-row-policies.ts';

export const roles: Capability = { name: 'roles', migrations: { '0164-row-policies': RowPolicies } };
