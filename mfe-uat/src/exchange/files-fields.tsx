import type { ExchangeEditing } from '@psp/contracts/exchange';
import { PICTURES_MAX } from '@psp/contracts/exchange-names';
import type { DescribedPictureView, PictureView } from '@psp/contracts/images';
import { CheckboxGroupField } from '@psp/design-system/checkbox-group';
import { AttachmentsField } from '@psp/features/attachments/ui/attachments-field';
import { Bound } from '@psp/features/forms/ui/bound';
import { PicturesField } from '@psp/features/pictures/ui/pictures-field';
import { uploadFile } from '@psp/remote/upload';
import { useCallback, useState } from 'react';
import type { Control } from 'react-hook-form';
import { FieldGroup } from '../service-requests/field-group.tsx';
import { exchange } from './area.ts';
import type { ExchangeContent } from './content.ts';
import { editorStrings } from './editor-strings.ts';

const { fields, groups } = editorStrings;

interface ControlProps {
  control: Control<ExchangeContent>;
}

export interface FilesProps extends ControlProps {
  view: ExchangeEditing | null;
  /** Called with true while files or pictures are being uploaded or were refused. */
  onFiles: (isRunning: boolean) => void;
  onPictures: (isRunning: boolean) => void;
}

const sendPicture = (file: File, options: Parameters<typeof uploadFile>[3]) =>
  uploadFile(exchange.api, 'POST /exchange-pictures', file, options) as Promise<PictureView>;

/* The content has ids and descriptions; sizes of the pictures are known from the record and from uploads. */
function usePictures(view: ExchangeEditing | null) {
  const [sent, setSent] = useState<readonly PictureView[]>([]);
  const known: readonly PictureView[] = [...(view?.pictures ?? []), ...sent];
  const send: typeof sendPicture = useCallback(async (file, options) => {
    const picture = await sendPicture(file, options);
    setSent((earlier) => [...earlier, picture]);
    return picture;
  }, []);
  const shown = (content: ExchangeContent['pictures']): DescribedPictureView[] =>
    content.map(({ id, alt }) => ({
      ...(known.find((one) => one.id === id) ?? { width: 480, height: 320, widths: [480] }),
      id,
      alt,
    }));
  return { send, shown };
}

/** Documents and pictures, and which documents a draft takes over. */
export function FilesFields({ control, view, onFiles, onPictures }: FilesProps) {
  const { send, shown } = usePictures(view);
  return (
    <FieldGroup title={groups.files}>
      <Bound name="files" control={control}>
        {({ value, onChange, onBlur: _, ...field }) => (
          <AttachmentsField
            {...field}
            value={value.map(({ fileId }) => fileId)}
            onChange={(ids) =>
              onChange(ids.map((fileId) => value.find((one) => one.fileId === fileId) ?? { fileId, isCopied: false }))
            }
            known={view?.files ?? []}
            area="uat"
            onRunning={onFiles}
          />
        )}
      </Bound>
      <CopiedField control={control} view={view} />
      <Bound name="pictures" control={control}>
        {({ value, onChange, onBlur: _, ...field }) => (
          <PicturesField
            send={send}
            field={{
              ...field,
              isDisabled: false,
              value: shown(value),
              onChange: (pictures) => onChange(pictures.map(({ id, alt }) => ({ id, alt }))),
            }}
            label={fields.pictures}
            most={PICTURES_MAX}
            hold={onPictures}
          />
        )}
      </Bound>
    </FieldGroup>
  );
}

/* Which documents a draft takes over. A file is named once it is saved with the project. */
function CopiedField({ control, view }: ControlProps & { view: ExchangeEditing | null }) {
  return (
    <Bound name="files" control={control}>
      {({ value, onChange }) => {
        const named = value.flatMap(({ fileId }) => view?.files.find(({ id }) => id === fileId) ?? []);
        if (named.length === 0) return null;
        return (
          <CheckboxGroupField
            id="copied"
            label={fields.copied}
            hint={fields.copiedHint}
            options={named.map(({ id, name }) => ({ value: id, label: name }))}
            value={value.filter(({ isCopied }) => isCopied).map(({ fileId }) => fileId)}
            onChange={(ids) => onChange(value.map((file) => ({ ...file, isCopied: ids.includes(file.fileId) })))}
            isOptional
          />
        );
      }}
    </Bound>
  );
}
