import type { AccountView } from '@psp/contracts/accounts';
import { DescriptionList } from '@psp/design-system/description-list';
import { ConflictNotice } from '@psp/remote/editor/conflict-notice';
import type { ComponentProps } from 'react';
import { strings } from './strings.ts';

interface SavedElsewhereProps extends Pick<ComponentProps<typeof ConflictNotice<AccountView>>, 'editor'> {
  /** Explains the conflict and how to keep the typed text. */
  lead: string;
  rowsOf: (account: AccountView) => ComponentProps<typeof DescriptionList>['items'];
}

/** Notice of an edit conflict: the values saved elsewhere, and a button to use them. */
export function SavedElsewhere({ editor, lead, rowsOf }: SavedElsewhereProps) {
  return (
    <ConflictNotice editor={editor} text={() => lead} takeLabel={strings.staleUse}>
      {(account) => (
        <>
          <p>{strings.staleSaved}</p>
          <DescriptionList items={rowsOf(account)} />
        </>
      )}
    </ConflictNotice>
  );
}
