import { type ArticleContent, articleForm } from '@psp/contracts/articles';
import type { OwnArticleView } from '@psp/contracts/own-articles';
import { Button, ButtonLink } from '@psp/design-system/button';
import { Row } from '@psp/design-system/page';
import { showToast } from '@psp/design-system/toast';
import { ActDialog } from '../../acts/ui/act-dialog.tsx';
import { StackForm } from '../../forms/ui/form.tsx';
import { useAttempts } from '../../forms/ui/use-attempts.ts';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type ArticlesArea, articleHref } from './area.ts';
import { DiscardDraft } from './article-next-step.tsx';
import { useArticleAct } from './queries.ts';
import { strings } from './strings.ts';
import { type ArticleEditing, summaryOf } from './use-article-editor.ts';

interface EditorActionsProps {
  area: ArticlesArea;
  editor: ArticleEditing;
  onPreview: (content: ArticleContent) => void;
  /** The fields. */
  children: ReactNode;
}

/* Validates and saves the article. A saved draft goes into `sending`, for the confirmation dialog; a revision is already sent. */
function useSubmission({ area, editor, onPreview }: Omit<EditorActionsProps, 'children'>) {
  const { form, isDraft, save } = editor;
  const navigate = useNavigate();
  const [sending, setSending] = useState<OwnArticleView | null>(null);
  const submit = async () => {
    const saved = await save();
    if (!saved) return;
    if (isDraft) return setSending(saved);
    showToast({ title: strings.proposed, message: saved.text.title, tone: 'success' });
    void navigate(articleHref(area, saved.id));
  };
  const attempts = useAttempts(summaryOf(form.formState.errors), form.handleSubmit(submit));
  const preview = async () => {
    const content = articleForm.safeParse(form.getValues());
    if (content.success) return onPreview(content.data);
    await form.trigger();
    attempts.tried();
  };
  return { attempts, preview, sending, closeDialog: () => setSending(null) };
}

/** Form of an article with its buttons: send to the association, preview, leave and discard. */
export function EditorActions({ children, ...props }: EditorActionsProps) {
  const { area } = props;
  const { attempts, preview, sending, closeDialog } = useSubmission(props);
  return (
    <StackForm of={attempts} gap={20}>
      {children}
      <Buttons {...props} onPreview={() => void preview()} />
      {sending ? <SendDialog area={area} article={sending} onClose={closeDialog} /> : null}
    </StackForm>
  );
}

interface ButtonsProps extends Pick<EditorActionsProps, 'area' | 'editor'> {
  onPreview: () => void;
}

function Buttons({ area, editor, onPreview }: ButtonsProps) {
  const { form, isDraft, view, state, takeSaved } = editor;
  return (
    <Row gap={12} justify="between">
      <Row gap={12}>
        <Button
          type="submit"
          isPending={form.formState.isSubmitting}
          pendingLabel={strings.saving}
          isDisabled={state.kind === 'stale'}
        >
          {isDraft ? strings.send : strings.propose}
        </Button>
        <Button variant="secondary" onPress={onPreview}>
          {strings.preview}
        </Button>
        {view ? (
          <ButtonLink variant="quiet" href={articleHref(area, view.id)}>
            {strings.leave}
          </ButtonLink>
        ) : null}
      </Row>
      {view?.actions.includes('discard') ? (
        <DiscardDraft area={area} article={view} onDiscarded={() => void takeSaved()} />
      ) : null}
    </Row>
  );
}

interface SendDialogProps {
  area: ArticlesArea;
  article: OwnArticleView;
  onClose: () => void;
}

function SendDialog({ area, article, onClose }: SendDialogProps) {
  const navigate = useNavigate();
  const submit = useArticleAct(area, article, {
    act: 'submit',
    done: strings.sent,
    onDone: () => void navigate(articleHref(area, article.id)),
  });
  return (
    <ActDialog act={submit} title={strings.sendTitle} confirmLabel={strings.send} isOpen onClose={onClose}>
      <p>{strings.sendText}</p>
    </ActDialog>
  );
}
