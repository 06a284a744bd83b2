import { Button } from '@psp/design-system/button';
import { DescriptionList } from '@psp/design-system/description-list';
import { messages } from './messages.ts';
import { Notice } from './notice.tsx';

interface StaleNoticeProps {
  saved: Record<'displayName' | 'position' | 'phone', string>;
  onUse: () => void;
}

/** What was saved elsewhere meanwhile, and the two ways on. */
export function StaleNotice({ saved, onUse }: StaleNoticeProps) {
  const rows = [
    { term: messages.name, detail: saved.displayName },
    { term: messages.position, detail: saved.position || messages.none },
    { term: messages.phone, detail: saved.phone || messages.none },
  ];
  return (
    <div role="alert">
      <Notice tone="warning">
        <p>
          {messages.stale} {messages.staleKeep}
        </p>
        <p>{messages.staleSaved}</p>
        <DescriptionList items={rows} />
        <Button variant="secondary" size="small" onPress={onUse}>
          {messages.staleUse}
        </Button>
      </Notice>
    </div>
  );
}
