import type { OfferContent } from '@psp/contracts/offers';
import type { OpportunityView } from '@psp/contracts/opportunities';
import { Notice } from '@psp/design-system/notice';
import { Columns, Stack } from '@psp/design-system/page';
import { ConflictView } from '@psp/remote/editor/conflict-view';
import type { ReactNode } from 'react';
import { contentItems } from './content.ts';
import { conflict, editor } from './strings.ts';
import { OfferCheck } from './offer-check.tsx';
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
        <ConflictView
          title={conflict.title}
          lead={conflict.lead}
          mine={linesOf(form.getValues())}
          saved={linesOf(draft.state.current.content)}
          onKeepMine={edit.keepMine}
          onUseSaved={edit.takeTheirs}
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

const linesOf = (content: OfferContent) => contentItems(content).map(({ term, detail }) => ({ term, text: detail }));

function Notices({ view, isOpen, isRestored }: { view: OpportunityView; isOpen: boolean; isRestored: boolean }) {
  const { offer } = view;
  const hasChanged = offer !== null && offer.actions.includes('submit') && offer.requestRevision < view.revision;
  return (
    <>
      {isOpen ? null : (
        <Notice tone="info" title={editor.closedTitle}>
          <p>{editor.closedText}</p>
        </Notice>
      )}
      {isOpen && hasChanged ? (
        <Notice tone="info" title={editor.changedTitle(view.revision)}>
          <p>{editor.changedText(offer.requestRevision)}</p>
        </Notice>
      ) : null}
      {isRestored ? (
        <Notice tone="info" title={editor.restoredTitle}>
          <p>{editor.restoredText}</p>
        </Notice>
      ) : null}
    </>
  );
}
