import { FILE_LIMIT_BYTES } from '@psp/contracts/files';
import { type DescribedPictureView, IMAGE_TYPES, PICTURE_WORDS_MAX, type PictureView } from '@psp/contracts/images';
import { Button } from '@psp/design-system/button';
import { FieldError } from '@psp/design-system/field';
import { TextField } from '@psp/design-system/text-fields';
import { FilesDrop } from '@psp/design-system/files-drop';
import { Stack } from '@psp/design-system/page';
import { Picture } from '@psp/design-system/picture';
import { movedItem, SortableList } from '@psp/design-system/sortable-list';
import { showToast } from '@psp/design-system/toast';
import type { UploadOptions } from '@psp/remote/upload';
import Trash from 'lucide-react/icons/trash';
import { useEffect, useId } from 'react';
import { styled } from 'styled-components';
import type { FormField } from '../../forms/ui/use-fields.ts';
import { takenOf, useUploads } from '../../uploads/ui/use-uploads.ts';
import { strings as words } from './strings.ts';
import { Uploading } from './uploading.tsx';

const Item = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  padding: 8px 0;
  > :first-child { flex: none; width: 128px; border-radius: 4px; overflow: hidden; }
  > :nth-child(2) { flex: 1 1 180px; min-width: 0; }
`;

interface PicturesFieldProps {
  /** Uploads a picture. Rejects with an ApiError. */
  send: (file: File, options: UploadOptions) => Promise<PictureView>;
  field: FormField<DescribedPictureView[]>;
  label?: string;
  /** Maximum number of pictures. */
  most: number;
  /** Called with true while pictures are being uploaded or were refused: the form must not be saved then. */
  hold: (isHeld: boolean) => void;
}

const nameOf = ({ alt }: DescribedPictureView, index: number) => alt || words.number(index + 1);

/** Field for several pictures with descriptions, which can be uploaded, sorted and removed. The first picture is the cover. */
export function PicturesField({
  send,
  field: { id, value, error, onChange },
  label = words.title,
  most,
  hold,
}: PicturesFieldProps) {
  const titleId = useId();
  const uploading = useUploads<PictureView>({
    send,
    problemOf: ({ size }) => (size > FILE_LIMIT_BYTES ? words.tooLarge : null),
    tooMany: words.tooMany(most),
    onSent: (picture, alt, left) => {
      onChange([...value, { ...picture, alt }]);
      if (left === 0) showToast({ title: words.sent, tone: 'success' });
    },
  });
  const isHeld = uploading.uploads.length > 0;
  useEffect(() => hold(isHeld), [hold, isHeld]);
  const room = most - value.length - takenOf(uploading.uploads);
  const pick = (files: readonly File[]) => uploading.add(files, most - value.length);
  const remove = (picture: DescribedPictureView) => {
    onChange(value.filter((one) => one.id !== picture.id));
    showToast({ title: words.removed, message: words.removedLater, tone: 'success' });
  };
  const describe = (pictureId: string, alt: string) =>
    onChange(value.map((picture) => (picture.id === pictureId ? { ...picture, alt } : picture)));
  return (
    <div role="group" aria-labelledby={titleId} id={id} tabIndex={-1}>
      <Stack gap={12}>
        <strong id={titleId}>{label}</strong>
        {most > 1 ? <p>{words.hint}</p> : null}
        {value.length > 0 ? (
          <SortableList
            items={value}
            keyOf={(picture) => picture.id}
            nameOf={nameOf}
            onMove={(from, to) => onChange(movedItem(value, from, to))}
          >
            {(picture, index) => (
              <PictureItem
                {...{ picture, index }}
                onDescribe={(alt) => describe(picture.id, alt)}
                onRemove={() => remove(picture)}
              />
            )}
          </SortableList>
        ) : null}
        <Uploading {...uploading} />
        {room > 0 ? (
          <FilesDrop label={words.add} hint={words.dropHint} accept={IMAGE_TYPES.join(',')} onPick={pick} />
        ) : null}
        {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      </Stack>
    </div>
  );
}

interface PictureItemProps {
  picture: DescribedPictureView;
  index: number;
  onDescribe: (alt: string) => void;
  onRemove: () => void;
}

function PictureItem({ picture, index, onDescribe, onRemove }: PictureItemProps) {
  return (
    <Item>
      <Picture picture={picture} alt="" sizes="128px" ratio="4 / 3" />
      <Stack gap={4}>
        <TextField
          label={words.alt(index + 1)}
          value={picture.alt}
          maxLength={PICTURE_WORDS_MAX}
          onChange={onDescribe}
        />
        <div>
          <Button
            variant="quiet"
            size="small"
            icon={<Trash aria-hidden />}
            aria-label={words.removeOne(nameOf(picture, index))}
            onPress={onRemove}
          >
            {words.remove}
          </Button>
        </div>
      </Stack>
    </Item>
  );
}
