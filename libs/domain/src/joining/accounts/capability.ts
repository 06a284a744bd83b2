import type { Capability } from '../../capability.ts';

export const accounts: Capability = {
  name: 'accounts',
  constraints: { data_export_one_running: 'account.export_running' },
};
