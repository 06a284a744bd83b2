import type { OpportunityView } from '@psp/contracts/opportunities';
import { Columns, Stack } from '@psp/design-system/page';
import type { ReactNode } from 'react';
import { Notice } from '../common/notice.tsx';
import { editor } from './messages.ts';
import { OfferCheck } from './offer-check.tsx';
import { OfferConflict } from './offer-conflict.tsx';
import { OfferForm } from './offer-form.tsx';
import { OfferHeader } from './offer-header.tsx';
import { SaveLine } from './save-line.tsx';
import { useOfferEditor } from './use-offer-editor.ts';

interface EditorProps {
  view: OpportunityView;
  /** False once the time for offers ended while the page was open. */
  isOpen: boolean;
  /** What is asked for, beside the form. */
  aside: ReactNode;
}

/** The two steps of an offer: writing it, and checking it before it is submitted. */
export function OfferEditor({ view, isOpen, aside }: EditorProps) {
  const edit = useOfferEditor(view);
  const { form, draft } = edit;
  const hasErrors = Object.keys(form.formState.errors).length > 0;
  const step = edit.isChecking ? editor.step2 : editor.step1;
  return (
    <>
      <OfferHeader view={view} step={step} hasErrors={hasErrors} />
      <Notices view={view} isOpen={isOpen} isRestored={draft.isRestored && draft.state.kind === 'clean'} />
      {draft.state.kind === 'stale' ? (
        <OfferConflict
          mine={form.getValues()}
          theirs={draft.state.current.content}
          onKeepMine={edit.keepMine}
          onTakeTheirs={edit.takeTheirs}
          isPending={false}
        />
      ) : null}
      <Columns>
        <Stack gap={16}>
          {edit.isChecking ? (
            <OfferCheck view={view} edit={edit} isOpen={isOpen} />
          ) : (
            <OfferForm view={view} edit={edit} isOpen={isOpen} />
          )}
          <SaveLine state={draft.state} />
        </Stack>
        {aside}
      </Columns>
    </>
  );
}

function Notices({ view, isOpen, isRestored }: { view: OpportunityView; isOpen: boolean; isRestored: boolean }) {
  const { offer } = view;
  const hasChanged = offer !== null && offer.actions.includes('submit') && offer.requestRevision < view.revision;
  return (
    <>
      {isOpen ? null : (
        <Notice title={editor.closedTitle}>
          <p>{editor.closedText}</p>
        </Notice>
      )}
      {isOpen && hasChanged ? (
        <Notice title={editor.changedTitle(view.revision)}>
          <p>{editor.changedText(offer.requestRevision)}</p>
        </Notice>
      ) : null}
      {isRestored ? (
        <Notice title={editor.restoredTitle}>
          <p>{editor.restoredText}</p>
        </Notice>
      ) : null}
    </>
  );
}
