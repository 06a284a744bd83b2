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

/** Hides a request from the firm. */
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

/** Shows an ignored request again. */
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

/** The ignore or restore button of a card in the list. */
export function CardIgnoring({ item, onIgnored }: { item: OpportunityItem; onIgnored?: () => void }) {
  const isReadOnly = useIsReadOnly();
  if (isReadOnly) return null;
  if (item.ignored) return <RestoreButton of={item} />;
  const canIgnore = item.status === 'active' && item.offerId === null;
  return canIgnore ? <IgnoreButton of={item} isSmall onIgnored={onIgnored} /> : null;
}

/** Notice on the page of an ignored request. */
export function IgnoredNotice({ view }: { view: OpportunityView }) {
  if (!view.ignored) return null;
  return (
    <Notice tone="info" role="status" title={ignoring.isIgnored}>
      <p>{ignoring.isIgnoredText}</p>
      {view.actions.includes('restore') ? <RestoreButton of={view} /> : null}
    </Notice>
  );
}

interface Ignored extends Named {
  /** Index of its card on the page. */
  at: number;
}

/** Renders the cards of a page, with an undo notice in place of the card that was just ignored. */
export function useUndoing() {
  const [ignored, setIgnored] = useState<Ignored | null>(null);
  const notice = ignored ? <Undo key={ignored.id} of={ignored} onRestored={() => setIgnored(null)} /> : null;
  return {
    /** The notice alone, for a page without other cards. */
    notice,
    rows: (items: readonly OpportunityItem[], card: (item: OpportunityItem, onIgnored: () => void) => ReactNode) => {
      const shown = items.filter(({ id }) => id !== ignored?.id);
      const cards = shown.map((item, at) => card(item, () => setIgnored({ ...item, at })));
      return notice ? cards.toSpliced(ignored?.at ?? 0, 0, notice) : cards;
    },
  };
}

/* The pressed button is gone, so the focus moves to the one in its place. */
const takeFocus = (notice: HTMLElement | null) => notice?.querySelector('button')?.focus({ preventScroll: true });

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
