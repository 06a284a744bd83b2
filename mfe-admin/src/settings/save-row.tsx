import { Button } from '@psp/design-system/button';
import { Row } from '@psp/design-system/page';
import { useIsReadOnly } from '@psp/features/members/ui/read-only';
import type { ReactNode } from 'react';
import { settingStrings } from './setting-strings.ts';

/** Button that saves the form of a setting, with further buttons after it; nothing for who only reads settings. */
export function SaveRow({ isPending, children }: { isPending: boolean; children?: ReactNode }) {
  return useIsReadOnly('settings') ? null : (
    <Row>
      <Button type="submit" isPending={isPending}>
        {settingStrings.save}
      </Button>
      {children}
    </Row>
  );
}
