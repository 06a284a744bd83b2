import type { FieldProps } from '@psp/design-system/field';
import { TextAreaField } from '@psp/design-system/text-fields';
import { uploadFile } from '@psp/remote/upload';
import { lazy, Suspense } from 'react';
import type { UploadPicture } from '../../rich-text/ui/use-picture.ts';
import type { ForumArea } from './area.ts';

/* Loaded when somebody writes: most people only read. */
const RichTextEditor = lazy(() =>
  import('../../rich-text/ui/rich-text-editor.tsx').then((module) => ({ default: module.RichTextEditor })),
);

/** Field for the text of a post, with pictures. */
export function PostTextField({ area, ...props }: FieldProps<string> & { area: ForumArea }) {
  const upload: UploadPicture = (file, options) => uploadFile(area.api, 'POST /forum/pictures', file, options);
  return (
    <Suspense fallback={<TextAreaField {...props} rows={6} isDisabled />}>
      <RichTextEditor {...props} uploadPicture={upload} isCompact />
    </Suspense>
  );
}
