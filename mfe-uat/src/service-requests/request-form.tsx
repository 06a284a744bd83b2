import type { Party } from '@psp/contracts/common';
import type { RequestKind } from '@psp/contracts/request-kinds';
import type { FileView } from '@psp/contracts/files';
import { placesOfRequest, type RequestView } from '@psp/contracts/service-requests';
import { Button, ButtonLink } from '@psp/design-system/button';
import { Row } from '@psp/design-system/page';
import { showToast } from '@psp/design-system/toast';
import { strings as uploads } from '@psp/features/attachments/ui/strings';
import { StackForm } from '@psp/features/forms/ui/form';
import { useAttempts } from '@psp/features/forms/ui/use-attempts';
import { PlacesDialog } from '@psp/features/places/ui/places-dialog';
import { useFieldOfAddress } from '@psp/features/places/ui/use-field-of-address';
import { errorMessage } from '@psp/remote/api-error';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { strings as consultations } from '../consultations/strings.ts';
import { placedTexts, summaryErrors } from './content.ts';
import { DiscardDraft } from './discard-draft.tsx';
import { editorStrings as strings } from './editor-strings.ts';
import { RequestFields } from './request-fields.tsx';
import type { RequestEditing } from './use-editor.ts';

const Warning = styled.div`
  display: flex;
  gap: 12px;
  padding: 16px 20px;
  border: 1px solid var(--ochre-400);
  border-radius: 8px;
  background: var(--ochre-100);
  svg { margin-top: 0.15em; color: var(--ochre-700); }
`;

const NO_PARTIES: Party[] = [];
const NO_FILES: FileView[] = [];

/* In the search for partners, Enter must not submit the form. */
const isSearching = (): boolean => document.activeElement?.id === 'invited';

interface RequestFormProps {
  kind: RequestKind;
  editor: RequestEditing;
  isDraft: boolean;
  /** Partners invited by the prefill. */
  named?: Party[];
  /** Called once the draft is complete and saved. */
  onChecked: (view: RequestView) => void;
}

/* Validates the form and saves it. */
function useFinish(
  { editor: { form, save, state, arePlacesAccepted, acceptPlaces }, isDraft, onChecked }: RequestFormProps,
  isUploading: boolean,
) {
  const navigate = useNavigate();
  const [isConfirming, setConfirming] = useState(false);
  const finish = async () => {
    // Firms see the next save of a sent request, so unfilled places must be accepted first.
    if (!isDraft && !arePlacesAccepted(placesOfRequest(form.getValues()))) return setConfirming(true);
    const saved = await save();
    if (!saved) return;
    if (isDraft) return onChecked(saved);
    showToast({ title: strings.saveChangesDone, tone: 'success' });
    void navigate(`/uat/service-requests/${saved.id}`);
  };
  const wrong = summaryErrors(form.formState.errors);
  const isFailed = state.kind === 'failed' && wrong.length === 0;
  const waits = isUploading ? [{ id: 'attachments', message: uploads.running }] : [];
  const errors = isFailed ? [{ id: '', message: errorMessage(state.error) }] : [...wrong, ...waits];
  const attempts = useAttempts(errors, form.handleSubmit(isUploading ? () => undefined : finish));
  const goOn = () => {
    acceptPlaces(placesOfRequest(form.getValues()));
    setConfirming(false);
    void attempts.submit();
  };
  const dialog = { isOpen: isConfirming, onClose: () => setConfirming(false), onGoOn: goOn };
  return { dialog, attempts: { ...attempts, submit: () => (isSearching() ? undefined : attempts.submit()) } };
}

export function RequestForm(props: RequestFormProps) {
  const { editor, kind, isDraft, named = NO_PARTIES } = props;
  const [isUploading, setUploading] = useState(false);
  const { dialog, attempts } = useFinish(props, isUploading);
  useFieldOfAddress();
  const { invited = NO_PARTIES, attachments = NO_FILES } = editor.view ?? {};
  const known = useMemo(() => [...invited, ...named], [invited, named]);
  return (
    <StackForm of={attempts} gap={20}>
      {isDraft ? null : <SentWarning words={editor.view?.kind === 'consultation' ? consultations : strings} />}
      <RequestFields
        form={editor.form}
        kind={kind}
        id={editor.view?.id}
        cpv={editor.view?.cpv ?? null}
        known={known}
        files={attachments}
        isDraft={isDraft}
        onUploading={setUploading}
      />
      <Actions editor={editor} isDraft={isDraft} />
      <PlacesDialog {...dialog} texts={placedTexts(editor.form.getValues())} />
    </StackForm>
  );
}

function Actions({ editor, isDraft }: Pick<RequestFormProps, 'editor' | 'isDraft'>) {
  const { form, state, view, takeSaved } = editor;
  return (
    <Row gap={12} justify="between">
      <Row gap={12}>
        <Button
          type="submit"
          isPending={form.formState.isSubmitting}
          pendingLabel={strings.checking}
          isDisabled={state.kind === 'stale'}
        >
          {isDraft ? strings.check : strings.saveChanges}
        </Button>
        {view && !isDraft ? (
          <ButtonLink variant="quiet" href={`/uat/service-requests/${view.id}`}>
            {strings.leave}
          </ButtonLink>
        ) : null}
      </Row>
      {view?.actions.includes('discard') ? (
        <DiscardDraft id={view.id} version={view.version} onDiscarded={() => void takeSaved()} />
      ) : null}
    </Row>
  );
}

function SentWarning({ words }: { words: Pick<typeof strings, 'sentWarningTitle' | 'sentWarning'> }) {
  return (
    <Warning>
      <TriangleAlert size={22} aria-hidden />
      <div>
        <strong>{words.sentWarningTitle}</strong> {words.sentWarning}
      </div>
    </Warning>
  );
}
