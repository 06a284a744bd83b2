import type { MentionQuery } from '@psp/contracts/forum';
import type { FieldProps } from '@psp/design-system/field';
import { TextAreaField } from '@psp/design-system/text-fields';
import { uploadFile } from '@psp/remote/upload';
import { lazy, Suspense } from 'react';
import type { FindPeople } from '../../rich-text/ui/mention.ts';
import type { UploadPicture } from '../../rich-text/ui/use-picture.ts';
import type { ForumArea } from './area.ts';

/* Loaded when somebody writes: most people only read. */
const PostEditor = lazy(() => import('./post-editor.tsx').then((module) => ({ default: module.PostEditor })));

interface PostTextFieldProps extends FieldProps<string> {
  area: ForumArea;
  /** Where the post will stand, which decides who may be mentioned in it. */
  place: Omit<MentionQuery, 'q'>;
}

/** Field for the text of a post, with pictures and mentions. */
export function PostTextField({ area, place, ...props }: PostTextFieldProps) {
  const findPeople: FindPeople = async (q, signal) =>
    (await area.api.reader('GET /forum/people', { query: { ...place, q } })({ signal })).items;
  const upload: UploadPicture = (file, options) => uploadFile(area.api, 'POST /forum/pictures', file, options);
  return (
    <Suspense fallback={<TextAreaField {...props} rows={6} isDisabled />}>
      <PostEditor {...props} uploadPicture={upload} findPeople={findPeople} isCompact />
    </Suspense>
  );
}
