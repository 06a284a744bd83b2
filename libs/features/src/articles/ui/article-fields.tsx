import type { ArticleContent } from '@psp/contracts/articles';
import { IMAGE_TYPES, type PictureView } from '@psp/contracts/images';
import type { ArticleCategories } from '@psp/contracts/own-articles';
import { Card, CardBody } from '@psp/design-system/card';
import { SelectField } from '@psp/design-system/select-field';
import { TextAreaField, TextField } from '@psp/design-system/text-fields';
import { FileField, type FileState } from '@psp/design-system/file-field';
import { Stack } from '@psp/design-system/page';
import { Picture } from '@psp/design-system/picture';
import { useEffect, useState } from 'react';
import { type Control, useController, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { Bound } from '../../forms/ui/bound.tsx';
import { RichTextEditor } from '../../rich-text/ui/rich-text-editor.tsx';
import { strings as pictureStrings } from '../../rich-text/ui/strings.ts';
import { type UploadPicture, usePicture } from '../../rich-text/ui/use-picture.ts';
import { strings } from './strings.ts';

const { fields } = strings;

const Shown = styled.div`
  max-width: 360px;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: 8px;
`;

interface CoverFieldsProps {
  control: Control<ArticleContent>;
  /** The picture of the stored text. */
  cover: PictureView | null;
  upload: UploadPicture;
  /** Called with true while a picture is being uploaded or was refused: the article must not be sent then. */
  setHeld: (isHeld: boolean) => void;
}

const keptState = (picture: PictureView): FileState => ({
  kind: 'done',
  name: strings.fields.coverKept,
  size: pictureStrings.pixels(picture.width, picture.height),
});

/* Fields of the article's picture and its text alternative. */
function CoverFields({ control, cover, upload, setHeld }: CoverFieldsProps) {
  const { field, fieldState } = useController({ control, name: 'coverImageId' });
  const sent = usePicture(upload);
  const [pictures, setPictures] = useState<readonly PictureView[]>(cover ? [cover] : []);
  const { picture } = sent;
  const isHeld = sent.refused !== undefined || sent.state.kind === 'uploading';
  useEffect(() => setHeld(isHeld), [setHeld, isHeld]);
  const { onChange } = field;
  useEffect(() => {
    if (!picture) return;
    setPictures((known) => [...known, picture]);
    onChange(picture.id);
  }, [picture, onChange]);
  const shown = [...pictures, ...(cover ? [cover] : [])].find(({ id }) => id === field.value) ?? null;
  const remove = () => {
    sent.cancel();
    onChange(null);
  };
  const isKept = shown !== null && sent.state.kind !== 'uploading';
  return (
    <Stack gap={12}>
      {shown ? (
        <Shown>
          <Picture picture={shown} alt="" sizes="360px" ratio="16 / 9" />
        </Shown>
      ) : null}
      <FileField
        id="coverImageId"
        label={strings.fields.cover}
        hint={strings.fields.coverHint}
        accept={IMAGE_TYPES.join(',')}
        state={isKept ? keptState(shown) : sent.state}
        words={pictureStrings}
        error={sent.error ?? fieldState.error?.message}
        refused={sent.refused}
        isOptional
        onPick={sent.pick}
        onCancel={sent.cancel}
        onRemove={remove}
      />
      <CoverAlt control={control} />
    </Stack>
  );
}

/* Shown once there is a picture. */
function CoverAlt({ control }: Pick<CoverFieldsProps, 'control'>) {
  const coverImageId = useWatch({ control, name: 'coverImageId' });
  if (!coverImageId) return null;
  return (
    <Bound name="coverAlt" control={control}>
      {(field) => (
        <TextField {...field} label={strings.fields.coverAlt} hint={strings.fields.coverAltHint} maxLength={300} />
      )}
    </Bound>
  );
}

interface ArticleFieldsProps extends CoverFieldsProps {
  categories: ArticleCategories['items'];
}

/** All fields of an article. */
export function ArticleFields({ categories, ...coverFields }: ArticleFieldsProps) {
  const { control, upload } = coverFields;
  const options = categories.map(({ slug, name }) => ({ value: slug, label: name }));
  return (
    <Card>
      <CardBody>
        <Stack gap={20}>
          <Bound name="title" control={control}>
            {(field) => <TextField {...field} label={fields.title} hint={fields.titleHint} maxLength={200} />}
          </Bound>
          <Bound name="category" control={control}>
            {(field) => (
              <SelectField {...field} label={fields.category} placeholder={fields.choose} options={options} />
            )}
          </Bound>
          <Bound name="summary" control={control}>
            {(field) => (
              <TextAreaField
                {...field}
                label={fields.summary}
                hint={fields.summaryHint}
                rows={3}
                maxLength={500}
                isOptional
              />
            )}
          </Bound>
          <CoverFields {...coverFields} />
          <Bound name="body" control={control}>
            {(field) => (
              <RichTextEditor {...field} label={fields.body} hint={fields.bodyHint} uploadPicture={upload} hasTables />
            )}
          </Bound>
        </Stack>
      </CardBody>
    </Card>
  );
}
