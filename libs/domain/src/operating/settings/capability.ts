import { ACTS, ERRORS, PUBLIC_TOPICS } from '@psp/contracts/words/settings';
import { type Capability, OFFICE_WORK } from '../../capability.ts';
import { Settings } from '../../migrations/0148-settings.ts';
import { TaxonomyValues } from '../../migrations/0167-taxonomy-values.ts';
import { KnowledgeCategories } from '../../migrations/0184-knowledge-categories.ts';
import { ExpertiseLabels } from '../../migrations/0196-expertise-labels.ts';
import { DomainNames } from '../../migrations/0198-domain-names.ts';

export const settings: Capability = {
  name: 'settings',
  words: { ACTS, ERRORS, PUBLIC_TOPICS },
  migrations: {
    '0148-settings': Settings,
    '0167-taxonomy-values': TaxonomyValues,
    '0184-knowledge-categories': KnowledgeCategories,
    '0196-expertise-labels': ExpertiseLabels,
    '0198-domain-names': DomainNames,
  },
  personalData: {
    leftOut: { 'setting_version.saved_by': OFFICE_WORK },
    stays: ['setting_version.saved_by'],
  },
};
