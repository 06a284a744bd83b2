import * as words from '@psp/contracts/words/communities';
import type { Capability } from '../../capability.ts';
import { Attraction } from './attraction.entity.ts';
import { CommunityProject } from './community-project.entity.ts';
import { Community } from './community.entity.ts';

export const communities: Capability = {
  name: 'communities',
  words,
  entities: [Attraction, Community, CommunityProject],
  constraints: {
    community_organisation_id_key: 'community.exists',
    community_project_of_collaboration: 'community.project_listed',
  },
};
