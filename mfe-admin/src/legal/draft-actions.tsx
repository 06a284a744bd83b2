import type { LegalAdminView } from '@psp/contracts/legal';
import { Button } from '@psp/design-system/button';
import { showToast } from '@psp/design-system/toast';
import { AskDialog } from '@psp/remote/ask-dialog';
import { useState } from 'react';
import { strings } from './strings.ts';
import { PublishDialog } from './publish-dialog.tsx';
import { useDocument } from './queries.ts';

interface DraftActionsProps {
  document: LegalAdminView;
  /** The draft's. */
  version: number;
  isDirty: boolean;
  onEnd: () => void;
}

/** Publishes a saved draft from a day on, or throws it away; each is asked first. */
export function DraftActions({ document, version, isDirty, onEnd }: DraftActionsProps) {
  const { discard } = useDocument(document.slug);
  const [asked, setAsked] = useState<'publish' | 'discard' | null>(null);
  const done = (title: string) => () => {
    showToast({ title, tone: 'success' });
    onEnd();
  };
  const close = () => setAsked(null);
  return (
    <>
      <Button variant="secondary" isDisabled={isDirty} onPress={() => setAsked('publish')}>
        {strings.publish}
      </Button>
      <Button variant="quiet" onPress={() => setAsked('discard')}>
        {strings.discard}
      </Button>
      <PublishDialog
        document={document}
        version={version}
        isOpen={asked === 'publish'}
        onClose={close}
        onDone={done(strings.published)}
      />
      <AskDialog
        title={strings.discardTitle}
        confirmLabel={strings.discard}
        isOpen={asked === 'discard'}
        isDanger
        onClose={close}
        act={() => discard(version)}
        onDone={done(strings.discarded)}
      >
        <p>{strings.discardText}</p>
      </AskDialog>
    </>
  );
}
