import type { AdminCommunityView } from '@psp/contracts/admin-communities';
import { Showcase } from '@psp/features/communities/ui/showcase';
import { PreviewDialog } from '@psp/features/previews/ui/preview-dialog';
import { useQuery } from '@tanstack/react-query';
import { previewQuery } from './queries.ts';

interface CommunityPreviewProps {
  community: AdminCommunityView;
  onClose: () => void;
}

/** Dialog that shows the saved showcase as visitors see it. */
export function CommunityPreview({ community, onClose }: CommunityPreviewProps) {
  const query = useQuery(previewQuery(community));
  return (
    <PreviewDialog name={community.name} query={query} onClose={onClose}>
      {(view) => <Showcase community={view} />}
    </PreviewDialog>
  );
}
