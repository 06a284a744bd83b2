import { ACTS, PUBLIC_TOPICS } from '@psp/contracts/words/site-content';
import { type Capability, OFFICE_WORK } from '../../capability.ts';
import { SiteSection } from './site-section.entity.ts';

export const siteContent: Capability = {
  name: 'site-content',
  words: { ACTS, PUBLIC_TOPICS },
  entities: [SiteSection],
  pictures: ['site_section.content'],
  personalData: {
    leftOut: {
      'site_preview.created_by': OFFICE_WORK,
      'site_section.saved_by': OFFICE_WORK,
      'site_section_version.saved_by': OFFICE_WORK,
    },
    stays: ['site_preview.created_by', 'site_section.saved_by', 'site_section_version.saved_by'],
  },
};
