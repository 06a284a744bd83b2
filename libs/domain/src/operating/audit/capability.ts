import type { Capability } from '../../capability.ts';
import { Audit } from './audit.entity.ts';

export const audit: Capability = { name: 'audit', entities: [Audit] };
