import type { OpportunityItem, OpportunityView } from '@psp/contracts/opportunities';
import { Button } from '@psp/design-system/button';
import { Notice } from '@psp/design-system/notice';
import { Row } from '@psp/design-system/page';
import { useIsReadOnly } from '@psp/features/members/ui/read-only';
import { type ReactNode, useState } from 'react';
import { useIgnore, useRestore } from './queries.ts';
import { ignoring } from './strings.ts';

type Named = Pick<OpportunityItem, 'id' | 'title'>;

interface IgnoreButtonProps {
  of: Named;
  isSmall?: boolean;
  onIgnored?: () => void;
}

/** Takes a request out of what the firm is shown. */
export function IgnoreButton({ of: { id, title }, isSmall = false, onIgnored }: IgnoreButtonProps) {
  const ignore = useIgnore(id, { onDone: onIgnored });
  return (
    <Button
      variant={isSmall ? 'quiet' : 'secondary'}
      size={isSmall ? 'small' : 'medium'}
      aria-label={`${ignoring.ignore}, ${title}`}
      isPending={ignore.isPending}
      pendingLabel={ignoring.ignoring}
      onPress={() => ignore.run()}
    >
      {ignoring.ignore}
    </Button>
  );
}

interface RestoreButtonProps {
  of: Named;
  label?: string;
  onRestored?: () => void;
}

/** Takes it back in. */
export function RestoreButton({ of: { id, title }, label, onRestored }: RestoreButtonProps) {
  const restore = useRestore(id, { onDone: onRestored });
  const words = label ?? ignoring.restore;
  return (
    <Button
      variant="secondary"
      size="small"
      aria-label={`${words}, ${title}`}
      isPending={restore.isPending}
      pendingLabel={ignoring.restoring}
      onPress={() => restore.run()}
    >
      {words}
    </Button>
  );
}

/** What a card of the list offers besides its main action. */
export function CardIgnoring({ item, onIgnored }: { item: OpportunityItem; onIgnored?: () => void }) {
  const readsOnly = useIsReadOnly();
  if (readsOnly) return null;
  if (item.ignored) return <RestoreButton of={item} />;
  const isUnbegun = item.status === 'active' && item.offerId === null;
  return isUnbegun ? <IgnoreButton of={item} isSmall onIgnored={onIgnored} /> : null;
}

/** On the page of a request that the firm ignores. */
export function IgnoredNotice({ view }: { view: OpportunityView }) {
  if (!view.ignored) return null;
  return (
    <Notice tone="info" role="status" title={ignoring.isIgnored}>
      <p>{ignoring.isIgnoredText}</p>
      {view.actions.includes('restore') ? <RestoreButton of={view} /> : null}
    </Notice>
  );
}

interface Left extends Named {
  /** Where it stood on the page. */
  at: number;
}

/** The cards of a page; where one was just ignored, a line that takes it back. */
export function useUndoing() {
  const [left, leave] = useState<Left | null>(null);
  const notice = left ? <Undo key={left.id} of={left} onRestored={() => leave(null)} /> : null;
  return {
    /** The line by itself, for a page on which nothing else is left. */
    notice,
    rows: (items: readonly OpportunityItem[], card: (item: OpportunityItem, onIgnored: () => void) => ReactNode) => {
      const shown = items.filter(({ id }) => id !== left?.id);
      const cards = shown.map((item, at) => card(item, () => leave({ ...item, at })));
      return notice ? cards.toSpliced(left?.at ?? 0, 0, notice) : cards;
    },
  };
}

/* The button that was pressed is gone: the keyboard goes on from the one that stands in its place. */
const takeFocus = (line: HTMLElement | null) => line?.querySelector('button')?.focus({ preventScroll: true });

function Undo({ of, onRestored }: { of: Named; onRestored: () => void }) {
  return (
    <div ref={takeFocus}>
      <Notice tone="info" role="status">
        <Row gap={12} justify="between">
          <p>{ignoring.ignored(of.title)}</p>
          <RestoreButton of={of} label={ignoring.undo} onRestored={onRestored} />
        </Row>
      </Notice>
    </div>
  );
}
