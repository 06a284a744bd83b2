import type { LegalAdminView } from '@psp/contracts/legal';
import { AskButton } from '@psp/features/acts/ui/ask-button';
import { strings } from './strings.ts';
import { PublishButton } from './publish-button.tsx';
import { documents, useDocumentAct } from './queries.ts';

interface DraftActionsProps {
  document: LegalAdminView;
  /** The draft's. */
  version: number;
  isDirty: boolean;
  onEnd: () => void;
}

/** Publishes a saved draft from a day on, or throws it away; each is asked first. */
export function DraftActions({ document, version, isDirty, onEnd }: DraftActionsProps) {
  const { slug } = document;
  const discard = useDocumentAct(slug, {
    send: () => documents.call('POST /legal/:slug/discard', { slug, body: { version } }),
    done: strings.discarded,
    onDone: onEnd,
  });
  return (
    <>
      <PublishButton document={document} version={version} isDisabled={isDirty} onDone={onEnd} />
      <AskButton act={discard} label={strings.discard} title={strings.discardTitle} variant="quiet" isDanger>
        <p>{strings.discardText}</p>
      </AskButton>
    </>
  );
}
