import { Notice } from '@psp/design-system/notice';
import type { Snapshot } from './save-state.ts';
import { strings } from './strings.ts';

interface RestoredNoticeProps {
  editor: Pick<Snapshot<unknown, unknown>, 'wasRestored' | 'isUntouched' | 'state'>;
  title?: string;
}

/** Tells that the form shows the draft of an earlier visit, until something is typed or saved. */
export function RestoredNotice({ editor, title = strings.restored }: RestoredNoticeProps) {
  const { wasRestored, isUntouched, state } = editor;
  if (!wasRestored || !isUntouched || state.kind !== 'unsaved') return null;
  return <Notice tone="info" title={title} />;
}
