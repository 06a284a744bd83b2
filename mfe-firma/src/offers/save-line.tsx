import { formatRelative } from '@psp/design-system/format';
import { errorMessage } from '@psp/remote/api-error';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import CircleCheck from 'lucide-react/icons/circle-check';
import Cloud from 'lucide-react/icons/cloud';
import HardDrive from 'lucide-react/icons/hard-drive';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import type { LucideIcon } from 'lucide-react';
import { Fact, Muted } from '../common/facts.tsx';
import type { SaveState } from './autosave.ts';
import { conflict, saving } from './strings.ts';

function wordsOf(state: SaveState): { icon: LucideIcon; text: string } {
  switch (state.kind) {
    case 'clean':
      return { icon: Cloud, text: saving.idle };
    case 'unsaved':
      return { icon: Cloud, text: saving.waiting };
    case 'saving':
      return { icon: LoaderCircle, text: saving.saving };
    case 'local':
      return { icon: HardDrive, text: saving.local };
    case 'saved':
      return { icon: CircleCheck, text: saving.saved(formatRelative(state.at.toISOString(), new Date())) };
    case 'failed':
      return { icon: CircleAlert, text: `${saving.failed} ${errorMessage(state.error)}` };
    case 'stale':
      return { icon: CircleAlert, text: conflict.title };
  }
}

/** Whether the text is safe, and where; announced when it changes. */
export function SaveLine({ state }: { state: SaveState }) {
  const { icon, text } = wordsOf(state);
  return (
    <Muted role="status">
      <Fact icon={icon}>{text}</Fact>
    </Muted>
  );
}
