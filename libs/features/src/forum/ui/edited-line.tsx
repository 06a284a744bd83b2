import { serverNow } from '@psp/auth/session/server-clock';
import type { ForumPost } from '@psp/contracts/forum';
import { Button } from '@psp/design-system/button';
import { formatRelative } from '@psp/design-system/format';
import PenLine from 'lucide-react/icons/pen-line';
import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import type { ForumArea } from './area.ts';
import { strings } from './strings.ts';

/* Loaded with the comparison of texts when somebody asks for it. */
const ChangesDialog = lazy(() => import('./changes-dialog.tsx').then((module) => ({ default: module.ChangesDialog })));

/** Line about the state of a post, with an icon. */
export const Trace = styled.p`
  display: flex;
  gap: 6px;
  align-items: center;
  color: var(--ink-muted);
  font-size: 0.9375rem;
`;

/* The button goes below the words where they do not fit beside it. */
const Line = styled(Trace)`
  flex-wrap: wrap;
`;

interface EditedLineProps {
  area: ForumArea;
  post: Pick<ForumPost, 'id' | 'version'>;
  edited: NonNullable<ForumPost['edited']>;
  /** False where nobody may read the earlier texts. */
  canCompare: boolean;
}

/** When a post was changed, with the way to what changed. */
export function EditedLine({ area, post, edited, canCompare }: EditedLineProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Line>
      <PenLine size={16} aria-hidden />
      <span>{strings.edited(edited.times, formatRelative(edited.at, serverNow()))}</span>
      {canCompare ? (
        <Button variant="quiet" size="small" onPress={() => setOpen(true)}>
          {strings.showChanges}
        </Button>
      ) : null}
      {isOpen ? (
        <Suspense>
          <ChangesDialog area={area} post={post} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </Line>
  );
}
