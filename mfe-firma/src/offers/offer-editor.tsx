import type { OfferContent, OfferView } from '@psp/contracts/offers';
import type { OpportunityView } from '@psp/contracts/opportunities';
import { Notice } from '@psp/design-system/notice';
import { Columns, Stack } from '@psp/design-system/page';
import { EditorConflict } from '@psp/remote/editor/editor-conflict';
import { SaveLine } from '@psp/remote/editor/save-line';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { endedBecause } from '../opportunities/ending.ts';
import { ChangedRequest } from './changed-request.tsx';
import { contentItems } from './content.ts';
import { checking, conflict, editor, revising, saving } from './strings.ts';
import { OfferCheck } from './offer-check.tsx';
import { OfferForm } from './offer-form.tsx';
import { OfferHeader } from './offer-header.tsx';
import { useOfferEditor } from './use-offer-editor.ts';

/* Lines are rows of a table, which takes the whole width. */
const Sides = styled(Columns)`
  @media (min-width: 1280px) { &:has([data-lines]) { grid-template-columns: minmax(0, 1fr); } }
`;

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
  const { form, text } = edit;
  const hasErrors = Object.keys(form.formState.errors).length > 0;
  const step = edit.isChecking ? editor.step2 : editor.step1;
  return (
    <>
      <OfferHeader view={view} step={step} hasErrors={hasErrors} />
      {isOpen ? null : <Ended view={view} />}
      {text.wasRestored && text.isUntouched && text.state.kind === 'unsaved' ? <Restored /> : null}
      {isOpen && !edit.isChecking ? <ChangedRequest view={view} edit={edit} /> : null}
      <EditorConflict editor={text} title={conflict.title} lead={() => conflict.lead} describe={linesOf} />
      <Sides>
        <Stack gap={16}>
          {edit.isChecking ? (
            <OfferCheck view={view} edit={edit} isOpen={isOpen} />
          ) : (
            <OfferForm view={view} edit={edit} isOpen={isOpen} />
          )}
          <SaveLine
            state={text.state}
            strings={{ ...saving, ...(edit.isChecking ? checking : null), ...(edit.revises ? revising : null) }}
            onRetry={() => void text.flush()}
          />
        </Stack>
        {aside}
      </Sides>
    </>
  );
}

const linesOf = (content: OfferContent, { attachments }: OfferView) =>
  contentItems(content, attachments).map(({ term, detail }) => ({ term, text: detail }));

const Ended = ({ view }: Pick<EditorProps, 'view'>) => (
  <Notice tone="info" title={endedBecause(view)}>
    <p>{editor.closedText}</p>
  </Notice>
);

const Restored = () => (
  <Notice tone="info" title={editor.restoredTitle}>
    <p>{editor.restoredText}</p>
  </Notice>
);
