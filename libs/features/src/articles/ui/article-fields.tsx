import type { ArticleContent } from '@psp/contracts/articles';
import type { ArticleCategories } from '@psp/contracts/own-articles';
import type { PictureView } from '@psp/contracts/images';
import { Card, CardBody } from '@psp/design-system/card';
import { SelectField, TextAreaField, TextField } from '@psp/design-system/fields';
import { Stack } from '@psp/design-system/page';
import { Bound } from '../../forms/ui/bound.tsx';
import type { Control } from 'react-hook-form';
import { RichTextEditor } from '../../rich-text/ui/rich-text-editor.tsx';
import type { UploadPicture } from '../../rich-text/ui/use-picture.ts';
import { CoverFields } from './cover-fields.tsx';
import { strings } from './strings.ts';

const { fields } = strings;

interface ArticleFieldsProps {
  control: Control<ArticleContent>;
  categories: ArticleCategories['items'];
  /** The picture that the stored text has. */
  cover: PictureView | null;
  upload: UploadPicture;
  /** Told whether the article's picture is on its way or was refused. */
  hold: (isHeld: boolean) => void;
}

/** All that an author writes of an article. */
export function ArticleFields({ control, categories, cover, upload, hold }: ArticleFieldsProps) {
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
          <CoverFields {...{ control, cover, upload, hold }} />
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
