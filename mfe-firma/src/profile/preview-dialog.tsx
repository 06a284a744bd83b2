import { Overview } from '@psp/features/partners/ui/overview';
import { Portfolio } from '@psp/features/partners/ui/portfolio';
import { Services } from '@psp/features/partners/ui/services';
import { Team } from '@psp/features/partners/ui/team';
import { PreviewDialog } from '@psp/features/previews/ui/preview-dialog';
import { useQuery } from '@tanstack/react-query';
import { previewQuery } from './queries.ts';

/** The saved profile as visitors see it. */
export function ProfilePreview({ name, onClose }: { name: string; onClose: () => void }) {
  const query = useQuery(previewQuery);
  return (
    <PreviewDialog name={name} query={query} onClose={onClose}>
      {(partner) => (
        <>
          <Overview partner={partner} />
          <Services partner={partner} />
          <Portfolio partner={partner} />
          <Team team={partner.team} />
        </>
      )}
    </PreviewDialog>
  );
}
