import { Notice } from '@psp/design-system/notice';
import type { Snapshot } from './save-state.ts';
import { strings } from './strings.ts';

interface RestoredNoticeProps {
  editor: Pick<Snapshot<unknown, unknown>, 'wasRestored' | 'isUntouched' | 'state'>;
  title?: string;
}

/** Notice that the form shows the draft of an earlier visit, until the user types or saves. */
export function RestoredNotice({ editor, title = strings.restored }: RestoredNoticeProps) {
  const { wasRestored, isUntouched, state } = editor;
  if (!wasRestored || !isUntouched || state.kind !== 'unsaved') return null;
  return <Notice tone="info" title={title} />;
}
