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
import { summaryOf } from './use-article-editor.ts';
import { useArticleAct } from './queries.ts';
import { strings } from './strings.ts';
import type { ArticleEditing } from './use-article-editor.ts';

interface EditorActionsProps {
  area: ArticlesArea;
  editor: ArticleEditing;
  onPreview: (content: ArticleContent) => void;
  /** The fields. */
  children: ReactNode;
}

/* Checks what was written and saves it; a draft is then asked about, which `sending` holds. */
function useFinish({ area, editor, onPreview }: Omit<EditorActionsProps, 'children'>) {
  const { form, isDraft, save } = editor;
  const navigate = useNavigate();
  const [sending, setSending] = useState<OwnArticleView | null>(null);
  const finish = async () => {
    const saved = await save();
    if (!saved) return;
    if (isDraft) return setSending(saved);
    showToast({ title: strings.proposed, message: saved.text.title, tone: 'success' });
    void navigate(articleHref(area, saved.id));
  };
  const attempts = useAttempts(summaryOf(form.formState.errors), form.handleSubmit(finish));
  const look = async () => {
    const content = articleForm.safeParse(form.getValues());
    if (content.success) return onPreview(content.data);
    await form.trigger();
    attempts.tried();
  };
  return { attempts, look, sending, stop: () => setSending(null) };
}

/** The form of an article: it is checked, saved and sent to the association; on the way it can be looked at. */
export function EditorActions({ children, ...props }: EditorActionsProps) {
  const { area } = props;
  const { attempts, look, sending, stop } = useFinish(props);
  return (
    <StackForm of={attempts} gap={20}>
      {children}
      <Buttons {...props} onLook={() => void look()} />
      {sending ? <SendDialog area={area} article={sending} onClose={stop} /> : null}
    </StackForm>
  );
}

function Buttons({ area, editor, onLook }: Pick<EditorActionsProps, 'area' | 'editor'> & { onLook: () => void }) {
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
        <Button variant="secondary" onPress={onLook}>
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
