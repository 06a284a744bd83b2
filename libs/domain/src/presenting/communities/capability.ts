import { ACTS, ERRORS, LIVE_TOPICS, PUBLIC_TOPICS } from '@psp/contracts/words/communities';
import { SEARCH_GROUPS } from '@psp/contracts/words/search/communities';
import { sql } from 'kysely';
import type { Capability } from '../../capability.ts';
import { isApprovedOrganisation } from '../../joining/organisations/is-approved-organisation.ts';
import { CommunitySections } from '../../migrations/0024-community-sections.ts';
import { KeptCommunities } from '../../migrations/0139-kept-communities.ts';
import { DemonstrationIndex } from '../../migrations/0197-demonstration-index.ts';
import { Attraction } from './attraction.entity.ts';
import { Community } from './community.entity.ts';
import { CommunityProject } from './community-project.entity.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { removeDeletedCommunities } from './due-removal.ts';
import { whyPresent } from './why-present.ts';

export const communities: Capability = {
  name: 'communities',
  words: { ACTS, ERRORS, LIVE_TOPICS, PUBLIC_TOPICS, SEARCH_GROUPS },
  entities: [Attraction, Community, CommunityProject],
  migrations: {
    '0024-community-sections': CommunitySections,
    '0139-kept-communities': KeptCommunities,
    '0197-demonstration-index': DemonstrationIndex,
  },
  notifications: NOTIFICATIONS,
  live: sql`select c.event, 'community:' || m.id, m.organisation_id, null from changed c join community m on m.id = c.id
    where c.entity = 'community' and m.organisation_id is not null
    union all select c.event, 'community:' || c.id, null::uuid, 'admin' from changed c where c.entity = 'community'`,
  time: { removeDeletedCommunities },
  pictures: ['community.featured_image_id', 'community_attraction.image_ids', 'community_image.image_id'],
  publicAddresses: sql`select '/comunitati/' as folder, id, updated_at from community c
    where status = 'published' and not is_test and (organisation_id is null or ${isApprovedOrganisation(sql`organisation_id`)})`,
  constraints: {
    community_organisation_id_key: 'community.exists',
    community_of_authority: 'community.authority_taken',
    community_siruta_fkey: 'community.unknown_authority',
    community_project_of_collaboration: 'community.project_listed',
  },
  causes: { 'community.exists': whyPresent },
};
