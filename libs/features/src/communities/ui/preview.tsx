import { useQuery } from '@tanstack/react-query';
import { PreviewDialog } from '../../previews/ui/preview-dialog.tsx';
import { previewQuery } from './queries.ts';
import { Showcase } from './showcase.tsx';
import type { EditorProps } from './community-part.ts';

/** Dialog that shows the saved showcase as visitors see it. */
export function ShowcasePreview({ area, community, onClose }: EditorProps & { onClose: () => void }) {
  const query = useQuery(previewQuery(area, community));
  return (
    <PreviewDialog name={community.profile.name} query={query} onClose={onClose}>
      {(view) => <Showcase community={view} />}
    </PreviewDialog>
  );
}
