import type { AdminCommunityView } from '@psp/contracts/admin-communities';
import { Stack } from '@psp/design-system/page';
import type { ShowcaseArea } from '@psp/features/communities/ui/area';
import { AttractionsSection } from '@psp/features/communities/ui/attractions-section';
import { GallerySection } from '@psp/features/communities/ui/gallery-section';
import { ProjectsSection } from '@psp/features/communities/ui/projects-section';
import { createApi } from '@psp/remote/api';
import { Loaded } from '@psp/remote/loaded';
import { useQuery } from '@tanstack/react-query';
import { REFRESHED, sendPictureOf, showcaseQuery } from './queries.ts';

const parts: ShowcaseArea['api'] = createApi('admin');

/** The attractions, projects and pictures of a showcase, each edited in place. */
export function CommunityParts({ community: { id, actions } }: { community: AdminCommunityView }) {
  const query = showcaseQuery(id);
  const area: ShowcaseArea = { kind: 'admin', api: parts, query, refreshes: REFRESHED, sendPicture: sendPictureOf(id) };
  const mayEdit = actions.includes('edit');
  return (
    <Loaded query={useQuery(query)} rows={4}>
      {({ community }) =>
        community ? (
          <Stack gap={24}>
            <AttractionsSection {...{ area, community, mayEdit }} />
            <ProjectsSection {...{ area, community, mayEdit }} />
            <GallerySection {...{ area, community, mayEdit }} />
          </Stack>
        ) : null
      }
    </Loaded>
  );
}
