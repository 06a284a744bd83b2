import { Button } from '@psp/design-system/button';
import { lazy, Suspense, useState } from 'react';
import type { SaveProps } from './save-dialog.tsx';
import { strings } from './strings.ts';

const SaveDialog = lazy(async () => ({ default: (await import('./save-dialog.tsx')).SaveDialog }));

/** Button with a dialog that saves the filters of the address under a name. */
export function SaveButton(props: SaveProps) {
  // Null until it is opened first; the typed name stays when it is closed.
  const [isOpen, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <Button variant="quiet" size="small" onPress={() => setOpen(true)}>
        {strings.save}
      </Button>
      {isOpen === null ? null : (
        <Suspense>
          <SaveDialog {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
