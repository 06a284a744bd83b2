import { lazy, Suspense, useState } from 'react';
import { strings as words } from '../../attachments/ui/strings.ts';
import type { FormField } from '../../forms/ui/use-fields.ts';
import type { ProjectArea } from './area.ts';

const AttachmentsField = lazy(async () => ({
  default: (await import('../../attachments/ui/attachments-field.tsx')).AttachmentsField,
}));

/** Whether files are on their way, during which a form waits. */
export function useSentFiles() {
  const [isRunning, onRunning] = useState(false);
  return { onRunning, problem: isRunning ? words.running : undefined };
}

interface SentFilesProps {
  area: ProjectArea;
  field: FormField<string[]>;
  sent: ReturnType<typeof useSentFiles>;
}

/** The files that go with what a form sends; loaded when its dialog is opened. */
export function SentFiles({ area, field, sent }: SentFilesProps) {
  const { id, name, value, error, onChange } = field;
  return (
    <Suspense>
      <AttachmentsField
        {...{ id, name, value, error, onChange }}
        known={[]}
        area={area.kind}
        onRunning={sent.onRunning}
      />
    </Suspense>
  );
}
