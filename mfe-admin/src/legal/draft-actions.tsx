import type { LegalAdminView } from '@psp/contracts/legal';
import { Button } from '@psp/design-system/button';
import { DateField } from '@psp/design-system/fields';
import { formatDate } from '@psp/design-system/format';
import { showToast } from '@psp/design-system/toast';
import { AskDialog } from '@psp/remote/ask-dialog';
import { useState } from 'react';
import { messages } from './messages.ts';
import { useDocument } from './queries.ts';

interface DraftActionsProps {
  document: LegalAdminView;
  /** The draft's. */
  version: number;
  isDirty: boolean;
  onEnd: () => void;
}

const DATE_ID = 'se-aplica-din';

/** Publishes a saved draft from a day on, or throws it away; each is asked first. */
export function DraftActions({ document, version, isDirty, onEnd }: DraftActionsProps) {
  const { slug, earliest } = document;
  const { publish, discard } = useDocument(slug);
  const [asked, setAsked] = useState<'publish' | 'discard' | null>(null);
  const [effectiveOn, setEffectiveOn] = useState(earliest);
  const done = (title: string) => () => {
    showToast({ title, tone: 'success' });
    onEnd();
  };
  const close = () => setAsked(null);
  const isEarly = effectiveOn < earliest;
  const problem = effectiveOn === '' ? messages.effectiveMissing : messages.effectiveHint(formatDate(earliest));
  const problems = isEarly ? [{ id: DATE_ID, message: problem }] : [];
  return (
    <>
      <Button variant="secondary" isDisabled={isDirty} onPress={() => setAsked('publish')}>
        {messages.publish}
      </Button>
      <Button variant="quiet" onPress={() => setAsked('discard')}>
        {messages.discard}
      </Button>
      {isDirty ? <span>{messages.saveFirst}</span> : null}
      <AskDialog
        title={messages.publishTitle}
        confirmLabel={messages.publish}
        isOpen={asked === 'publish'}
        onClose={close}
        act={() => publish({ version, effectiveOn })}
        onDone={done(messages.published)}
        problems={problems}
        fieldId={DATE_ID}
      >
        {(isTried) => (
          <>
            <p>{messages.publishText}</p>
            <DateField
              id={DATE_ID}
              label={messages.effectiveOn}
              hint={messages.effectiveHint(formatDate(earliest))}
              min={earliest}
              error={isTried ? problems[0]?.message : undefined}
              value={effectiveOn}
              onChange={setEffectiveOn}
            />
          </>
        )}
      </AskDialog>
      <AskDialog
        title={messages.discardTitle}
        confirmLabel={messages.discard}
        isOpen={asked === 'discard'}
        isDanger
        onClose={close}
        act={() => discard(version)}
        onDone={done(messages.discarded)}
      >
        <p>{messages.discardText}</p>
      </AskDialog>
    </>
  );
}
