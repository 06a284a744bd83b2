import { Button } from '@psp/design-system/button';
import Upload from 'lucide-react/icons/upload';
import { lazy, Suspense, useState } from 'react';
import type { ImportKind } from '@psp/contracts/community-import';
import { strings } from './import-strings.ts';
import type { PartProps } from './community-part.ts';

const ImportDialog = lazy(async () => ({ default: (await import('./import-dialog.tsx')).ImportDialog }));

/** Button that opens the import of projects or attractions. */
export function ImportButton(props: PartProps & { kind: ImportKind }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" icon={<Upload aria-hidden />} onPress={() => setOpen(true)}>
        {strings.import}
      </Button>
      {isOpen ? (
        <Suspense>
          <ImportDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
