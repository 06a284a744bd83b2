import { Button } from '@psp/design-system/button';
import { Dialog } from '@psp/design-system/dialog';
import { Stack } from '@psp/design-system/page';
import { Overview } from '@psp/features/partners/ui/overview';
import { Portfolio } from '@psp/features/partners/ui/portfolio';
import { Services } from '@psp/features/partners/ui/services';
import { Team } from '@psp/features/partners/ui/team';
import { Loaded } from '@psp/remote/loaded';
import { useQuery } from '@tanstack/react-query';
import { previewQuery } from './queries.ts';
import { strings } from './strings.ts';

/** The saved profile as visitors see it, its sections one under the other. */
export function PreviewDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const query = useQuery(previewQuery);
  return (
    <Dialog
      title={strings.previewTitle(name)}
      isOpen
      isWide
      onClose={onClose}
      closeLabel={strings.close}
      footer={<Button onPress={onClose}>{strings.close}</Button>}
    >
      <Loaded query={query}>
        {(partner) => (
          <Stack gap={20}>
            <Overview partner={partner} />
            <Services partner={partner} />
            <Portfolio partner={partner} />
            <Team team={partner.team} />
          </Stack>
        )}
      </Loaded>
    </Dialog>
  );
}
