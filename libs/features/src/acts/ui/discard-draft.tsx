import { type ActOptions, useAct } from '@psp/remote/act/use-act';
import Trash2 from 'lucide-react/icons/trash';
import { AskButton } from './ask-button.tsx';

interface DiscardDraftProps<Answer> extends Pick<ActOptions<string, Answer>, 'send' | 'view' | 'refreshes' | 'about'> {
  words: { discard: string; discardTitle: string; discardText: string; discarded: string };
  /** Called after the draft was discarded; leaves the page. */
  onDone: () => void;
}

/** Button that discards a draft after a confirmation. */
export function DiscardDraft<Answer>({ words, ...options }: DiscardDraftProps<Answer>) {
  const discard = useAct<string, Answer>({ ...options, done: words.discarded });
  return (
    <AskButton
      act={discard}
      variant="quiet"
      icon={<Trash2 aria-hidden />}
      isDanger
      label={words.discard}
      title={words.discardTitle}
    >
      <p>{words.discardText}</p>
    </AskButton>
  );
}
