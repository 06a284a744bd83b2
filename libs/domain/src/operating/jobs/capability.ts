import type { Capability } from '../../capability.ts';
import { JobsAtOnce } from '../../migrations/0007-jobs-at-once.ts';

export const jobs: Capability = { name: 'jobs', migrations: { '0007-jobs-at-once': JobsAtOnce } };
