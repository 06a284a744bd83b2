import * as words from '@psp/contracts/words/communities';
import { sql } from 'kysely';
import type { Capability } from '../../capability.ts';
import { Attraction } from './attraction.entity.ts';
import { CommunityProject } from './community-project.entity.ts';
import { Community } from './community.entity.ts';
import { NOTIFICATIONS } from './notifications.ts';

export const communities: Capability = {
  name: 'communities',
  words,
  entities: [Attraction, Community, CommunityProject],
  notifications: NOTIFICATIONS,
  searched: { community: 'communities' },
  pictures: ['community.featured_image_id', 'community_attraction.image_ids', 'community_image.image_id'],
  publicAddresses: sql`select '/comunitati/' || c.id, c.updated_at from community c
    left join organisation o on o.id = c.organisation_id where c.status = 'published' and (o.id is null or o.status = 'approved')`,
  constraints: {
    community_organisation_id_key: 'community.exists',
    community_project_of_collaboration: 'community.project_listed',
  },
};
