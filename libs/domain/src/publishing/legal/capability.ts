import type { Capability } from '../../capability.ts';
import { LegalVersion } from './legal-version.entity.ts';

export const legal: Capability = {
  name: 'legal',
  entities: [LegalVersion],
  constraints: {
    legal_version_one_draft: 'legal.draft_exists',
    legal_version_slug_effective_on_key: 'legal.date_too_early',
  },
};
