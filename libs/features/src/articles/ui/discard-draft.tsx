import type { OwnArticleView } from '@psp/contracts/own-articles';
import { AskButton } from '@psp/remote/act/ask-button';
import { useAct } from '@psp/remote/act/use-act';
import Trash2 from 'lucide-react/icons/trash';
import { useNavigate } from 'react-router-dom';
import type { ArticlesArea } from './area.ts';
import { strings } from './strings.ts';

interface DiscardDraftProps {
  area: ArticlesArea;
  article: OwnArticleView;
  /** Called before the page is left. */
  onDiscarded?: () => void;
}

/** Throws a draft away after asking, and goes to the list. */
export function DiscardDraft({ area, article: { id, version, text }, onDiscarded }: DiscardDraftProps) {
  const navigate = useNavigate();
  const discard = useAct({
    send: () => area.client.post(`/articles/${id}/discard`, { version }),
    refreshes: [[area.kind, 'articles', 'list']],
    done: strings.discarded,
    about: text.title,
    onDone: () => {
      onDiscarded?.();
      void navigate(area.path);
    },
  });
  return (
    <AskButton
      act={discard}
      variant="quiet"
      icon={<Trash2 aria-hidden />}
      isDanger
      label={strings.discard}
      title={strings.discardTitle}
    >
      <p>{strings.discardText}</p>
    </AskButton>
  );
}
