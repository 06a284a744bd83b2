import { Button } from '@psp/design-system/button';
import { Dialog } from '@psp/design-system/dialog';
import { Stack } from '@psp/design-system/page';
import { Loaded } from '@psp/remote/loaded';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { strings } from './strings.ts';

interface PreviewDialogProps<View> {
  /** Name of the organisation whose page is shown. */
  name: string;
  query: UseQueryResult<View>;
  onClose: () => void;
  children: (view: View) => ReactNode;
}

/** Dialog with the saved content of a public page, as visitors see it. */
export function PreviewDialog<View>({ name, query, onClose, children }: PreviewDialogProps<View>) {
  return (
    <Dialog
      title={strings.title(name)}
      isOpen
      isWide
      onClose={onClose}
      footer={<Button onPress={onClose}>{strings.close}</Button>}
    >
      <Loaded query={query}>{(view) => <Stack gap={24}>{children(view)}</Stack>}</Loaded>
    </Dialog>
  );
}
