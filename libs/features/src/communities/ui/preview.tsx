import { Button } from '@psp/design-system/button';
import { Dialog } from '@psp/design-system/dialog';
import { Stack } from '@psp/design-system/page';
import { Loaded } from '@psp/remote/loaded';
import { useQuery } from '@tanstack/react-query';
import { previewQuery } from './queries.ts';
import { Showcase } from './showcase.tsx';
import { strings } from './strings.ts';
import type { PartProps } from './use-whole.ts';

/** The saved showcase as visitors see it, or will. */
export function PreviewDialog({ area, community, onClose }: PartProps & { onClose: () => void }) {
  const query = useQuery(previewQuery(area, community));
  return (
    <Dialog
      title={strings.previewTitle(community.profile.name)}
      isOpen
      isWide
      onClose={onClose}
      closeLabel={strings.close}
      footer={<Button onPress={onClose}>{strings.close}</Button>}
    >
      <Loaded query={query}>
        {(view) => (
          <Stack gap={24}>
            <Showcase community={view} />
          </Stack>
        )}
      </Loaded>
    </Dialog>
  );
}
