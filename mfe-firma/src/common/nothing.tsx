import { Button, ButtonLink } from '@psp/design-system/button';
import { EmptyState } from '@psp/design-system/states';
import { messages } from './messages.ts';

interface NothingProps {
  words: { emptyTitle: string; emptyText: string; emptyAction: string; noneTitle: string; noneText: string };
  isFiltered: boolean;
  onClear: () => void;
}

/** An empty list: nothing passes the filter, or nothing was ever begun and the way leads to the opportunities. */
export function Nothing({ words, isFiltered, onClear }: NothingProps) {
  if (isFiltered) {
    const reset = (
      <Button variant="secondary" onPress={onClear}>
        {messages.clearFilters}
      </Button>
    );
    return (
      <EmptyState title={words.noneTitle} action={reset}>
        <p>{words.noneText}</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={words.emptyTitle}
      action={<ButtonLink href="/firma/opportunities">{words.emptyAction}</ButtonLink>}
    >
      <p>{words.emptyText}</p>
    </EmptyState>
  );
}
