import { FileField } from '@psp/design-system/file-field';
import { acceptOf } from '@psp/features/attachments/ui/file-rule';
import { fields, files } from './field-strings.ts';
import { RULES, type Upload, type UploadKind } from './use-upload.ts';

interface AttachmentFieldProps {
  kind: UploadKind;
  upload: Upload;
  error?: string;
}

/** File field for the single attachment of an application. */
export function AttachmentField({ kind, upload, error }: AttachmentFieldProps) {
  const isPresentation = kind === 'presentation';
  return (
    <FileField
      id="attachment"
      name="attachment"
      label={isPresentation ? fields.presentation : fields.attachment}
      hint={isPresentation ? fields.presentationHint : fields.attachmentHint}
      accept={acceptOf(RULES[kind])}
      words={files}
      state={upload.state}
      error={upload.error ?? error}
      refused={upload.refused}
      isOptional
      onPick={upload.pick}
      onCancel={upload.cancel}
      onRemove={upload.remove}
    />
  );
}
