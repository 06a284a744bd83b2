import { Button } from '@psp/design-system/button';
import { DescriptionList } from '@psp/design-system/description-list';
import type { ComponentProps } from 'react';
import { strings } from './strings.ts';
import { Notice } from '@psp/design-system/notice';

interface StaleNoticeProps {
  /** What has happened, and how to keep one's own. */
  lead: string;
  rows: ComponentProps<typeof DescriptionList>['items'];
  onUse: () => void;
}

/** What was saved elsewhere meanwhile, and the two ways on. */
export function StaleNotice({ lead, rows, onUse }: StaleNoticeProps) {
  return (
    <div role="alert">
      <Notice tone="warning">
        <p>{lead}</p>
        <p>{strings.staleSaved}</p>
        <DescriptionList items={rows} />
        <Button variant="secondary" size="small" onPress={onUse}>
          {strings.staleUse}
        </Button>
      </Notice>
    </div>
  );
}
