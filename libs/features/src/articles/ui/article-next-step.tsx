import type { ArticleAction } from '@psp/contracts/articles';
import type { OwnArticleView } from '@psp/contracts/own-articles';
import { Button, ButtonLink } from '@psp/design-system/button';
import { NextStep } from '@psp/design-system/life-cycle';
import { AskButton } from '../../acts/ui/ask-button.tsx';
import { DiscardDraft as Discard } from '../../acts/ui/discard-draft.tsx';
import { useNavigate } from 'react-router-dom';
import { type ArticlesArea, editHref } from './area.ts';
import { useArticleAct } from './queries.ts';
import { strings } from './strings.ts';

interface NextStepProps {
  area: ArticlesArea;
  article: OwnArticleView;
}

/* Key of the strings that describe the article's state. */
function stateOf({ status, reason, proposal }: OwnArticleView): keyof typeof strings.next {
  if (status === 'draft' && reason) return 'changes';
  if (status !== 'published' || !proposal) return status;
  return proposal.status === 'pending' ? 'revised' : 'refused';
}

/** Describes the article's state and the next step, with the acts that are possible now. */
export function ArticleNextStep({ area, article }: NextStepProps) {
  const { id, proposal, actions } = article;
  const may = (action: ArticleAction) => actions.includes(action);
  const words = strings.next[stateOf(article)];
  const revise = proposal ? strings.changeProposal : strings.revise;
  return (
    <NextStep
      title={words.title}
      actions={
        <>
          {may('discard') ? <DiscardDraft area={area} article={article} /> : null}
          {may('reopen') ? <Reopen area={area} article={article} /> : null}
          {may('submit') ? <Submit area={area} article={article} /> : null}
          {may('edit') ? <ButtonLink href={editHref(area, id)}>{strings.continue}</ButtonLink> : null}
          {may('revise') ? <ButtonLink href={editHref(area, id)}>{revise}</ButtonLink> : null}
        </>
      }
    >
      {words.text}
    </NextStep>
  );
}

function Reopen({ area, article }: NextStepProps) {
  const reopen = useArticleAct(area, article, { act: 'reopen', done: strings.reopened, failed: strings.failed });
  return (
    <Button isPending={reopen.isPending} onPress={() => reopen.run()}>
      {strings.reopen}
    </Button>
  );
}

function Submit({ area, article }: NextStepProps) {
  const submit = useArticleAct(area, article, { act: 'submit', done: strings.sent });
  return (
    <AskButton act={submit} variant="secondary" label={strings.send} title={strings.sendTitle}>
      <p>{strings.sendText}</p>
    </AskButton>
  );
}

interface DiscardDraftProps {
  area: ArticlesArea;
  article: OwnArticleView;
  /** Called before the page is left. */
  onDiscarded?: () => void;
}

/** Button that discards a draft after a confirmation, and goes to the list. */
export function DiscardDraft({ area, article: { id, version, text }, onDiscarded }: DiscardDraftProps) {
  const navigate = useNavigate();
  const leave = () => {
    onDiscarded?.();
    void navigate(area.path);
  };
  return (
    <Discard
      send={() => area.api.call('POST /articles/:id/discard', { id, body: { version } })}
      refreshes={[[area.kind, 'articles', 'list']]}
      about={text.title}
      words={strings}
      onDone={leave}
    />
  );
}
