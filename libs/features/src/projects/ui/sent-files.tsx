import { lazy, Suspense, useState } from 'react';
import { strings as words } from '../../attachments/ui/strings.ts';
import type { FormField } from '../../forms/ui/use-fields.ts';
import type { ProjectArea } from './area.ts';

const AttachmentsField = lazy(async () => ({
  default: (await import('../../attachments/ui/attachments-field.tsx')).AttachmentsField,
}));

/** State of a form's uploads; `problem` is a message while files are being uploaded, when the form cannot be sent. */
export function useSentFiles() {
  const [isRunning, onRunning] = useState(false);
  return { onRunning, problem: isRunning ? words.running : undefined };
}

interface SentFilesProps {
  area: ProjectArea;
  field: FormField<string[]>;
  sent: ReturnType<typeof useSentFiles>;
}

/** Field for the files of a form. Its code is loaded when the dialog is opened. */
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
