import type { BenefitClaim } from '@psp/contracts/benefits';
import { ATTACHMENT_LIMIT_BYTES } from '@psp/contracts/file-limits';
import type { FileView } from '@psp/contracts/files';
import type { firmaUploadOperations } from '@psp/contracts/files-operations';
import { FileField } from '@psp/design-system/file-field';
import { formatFileSize } from '@psp/design-system/format';
import { AskButton } from '@psp/features/acts/ui/ask-button';
import { acceptOf, type FileRule, fileProblem } from '@psp/features/attachments/ui/file-rule';
import { useFormOf } from '@psp/features/forms/ui/use-act-form';
import { useFileUpload } from '@psp/features/forms/ui/use-file-upload';
import { createApi } from '@psp/remote/api';
import { uploadFile } from '@psp/remote/upload';
import Image from 'lucide-react/icons/image';
import { useId } from 'react';
import { api, useBenefitAct } from './queries.ts';
import { strings as all } from './strings.ts';

const strings = all.ad;
const uploads = createApi<typeof firmaUploadOperations>('firma');
const RULE: FileRule = {
  extensions: ['pdf', 'png', 'jpg'],
  limitBytes: ATTACHMENT_LIMIT_BYTES,
  words: strings.rule,
};

interface Fields {
  file: FileView | null;
}

/** Button that asks for the layout of an advertising page and sends it. */
export function LayoutButton({ claim: { id, version, issue, actions } }: { claim: BenefitClaim }) {
  const act = useBenefitAct<Fields>({
    send: ({ file }) => api.call('POST /benefits/claims/:id/layout', { id, body: { version, fileId: file?.id ?? '' } }),
    done: strings.sendDone,
    about: all.nameOf(issue),
  });
  const form = useFormOf<Fields>(act, {
    blank: { file: null },
    ids: { file: useId() },
    check: ({ file }) => ({ file: file ? undefined : strings.fileMissing }),
    codes: { 'benefit.layout_type': 'file', 'attachment.gone': 'file' },
    clears: true,
  });
  const { id: fieldId, name, value, error, onChange } = form.field('file');
  const { running, refused, pick, cancel, ...upload } = useFileUpload<FileView>({
    send: (file, options) => uploadFile(uploads, 'POST /uploads', file, options),
    problemOf: (file) => fileProblem(file, RULE),
    onSent: onChange,
  });
  const done = value ? { kind: 'done' as const, name: value.name, size: formatFileSize(value.size) } : null;
  return (
    <AskButton
      act={form}
      label={strings.send}
      title={strings.send}
      icon={<Image aria-hidden />}
      isOffered={actions.includes('sendLayout')}
      variant="primary"
    >
      <p>{strings.bannerText(issue)}</p>
      <FileField
        id={fieldId}
        name={name}
        label={strings.file}
        hint={strings.fileHint}
        accept={acceptOf(RULE)}
        words={strings.field}
        state={running ?? done ?? { kind: 'empty' }}
        refused={refused}
        error={upload.error ?? error}
        onPick={pick}
        onCancel={cancel}
        onRemove={() => onChange(null)}
      />
    </AskButton>
  );
}
