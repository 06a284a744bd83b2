import type { OwnCompany } from '@psp/contracts/own-company';
import { Button } from '@psp/design-system/button';
import Eye from 'lucide-react/icons/eye';
import { lazy, Suspense, useState } from 'react';
import { strings } from './strings.ts';

const ProfilePreview = lazy(async () => ({ default: (await import('./preview-dialog.tsx')).ProfilePreview }));

/** Opens the public page as visitors see it. */
export function Preview({ company }: { company: OwnCompany }) {
  const [isLooking, look] = useState(false);
  return (
    <>
      <Button variant="secondary" icon={<Eye aria-hidden />} onPress={() => look(true)}>
        {strings.preview}
      </Button>
      {isLooking ? (
        <Suspense>
          <ProfilePreview name={company.name} onClose={() => look(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
