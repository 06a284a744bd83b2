import { FLAG_REASON_LABELS, type FlagPost, flagPost, type ForumPost } from '@psp/contracts/forum';
import { SelectField } from '@psp/design-system/select-field';
import { TextAreaField } from '@psp/design-system/text-fields';
import { optionsOf } from '@psp/remote/options';
import { useId } from 'react';
import { z } from 'zod';
import { ActDialog } from '../../acts/ui/act-dialog.tsx';
import { ReasonDialog } from '../../acts/ui/reason.tsx';
import { useFormOf } from '../../forms/ui/use-act-form.ts';
import type { ForumArea } from './area.ts';
import { tellUnmentioned, useForumAct } from './queries.ts';
import { strings } from './strings.ts';
import { PostTextField } from './text-field.tsx';

interface PostDialogProps {
  area: ForumArea;
  post: ForumPost;
  isOpen: boolean;
  onClose: () => void;
}

/** Dialog that reports a post to the association. */
export function FlagDialog({ area, post: { id }, ...dialog }: PostDialogProps) {
  const act = useForumAct<FlagPost>(area, {
    send: (body) => area.api.call('POST /forum/posts/:id/flag', { id, body }),
    done: strings.flagSent,
  });
  const form = useFormOf<{ reason: string; text: string }, FlagPost>(act, {
    blank: { reason: '', text: '' },
    ids: { reason: useId(), text: useId() },
    schema: flagPost,
    clears: true,
  });
  return (
    <ActDialog {...dialog} act={form} title={strings.flagTitle} confirmLabel={strings.flag}>
      <p>{strings.flagText}</p>
      <SelectField
        {...form.field('reason')}
        label={strings.flagReason}
        placeholder={strings.flagReasonMissing}
        options={optionsOf(FLAG_REASON_LABELS)}
      />
      <TextAreaField {...form.field('text')} label={strings.flagMore} rows={4} maxLength={1000} isOptional />
    </ActDialog>
  );
}

const editedText = z.object({ body: z.string().trim().min(1, strings.allRequired) });

interface EditDialogProps extends PostDialogProps {
  topicId: string;
}

/** Dialog that changes the text of an own post. */
export function EditDialog({ area, topicId, post: { id, version, body }, ...dialog }: EditDialogProps) {
  const act = useForumAct<{ body: string }, { unmentioned: string[] }>(area, {
    send: (text) => area.api.call('PUT /forum/posts/:id', { id, body: { ...text, version } }),
    done: strings.saved,
    onDone: ({ unmentioned }) => tellUnmentioned(unmentioned),
  });
  const form = useFormOf<{ body: string }>(act, { blank: { body }, ids: { body: useId() }, schema: editedText });
  return (
    <ActDialog {...dialog} act={form} title={strings.editTitle} confirmLabel={strings.saveEdit} isWide>
      <PostTextField
        {...form.field('body')}
        area={area}
        place={{ topicId }}
        label={strings.topicBody}
        hint={strings.editHint}
      />
    </ActDialog>
  );
}

/** Dialog that asks another administrator to decide on a removal. */
export function ContestDialog({ area, post: { id, version }, ...dialog }: PostDialogProps) {
  const act = useForumAct<string>(area, {
    send: (reason) => area.api.call('POST /forum/posts/:id/contest', { id, body: { version, reason } }),
    done: strings.contested,
  });
  return (
    <ReasonDialog
      {...dialog}
      act={act}
      title={strings.contestTitle}
      confirmLabel={strings.contest}
      reason={{ label: strings.contestReason, hint: strings.contestHint }}
    >
      <p>{strings.contestText}</p>
    </ReasonDialog>
  );
}

/** Dialog that deletes an own post. */
export function DeleteDialog({ area, post: { id, version }, ...dialog }: PostDialogProps) {
  const act = useForumAct(area, {
    send: () => area.api.call('POST /forum/posts/:id/delete', { id, body: { version } }),
    done: strings.deleted,
  });
  return (
    <ActDialog {...dialog} act={act} title={strings.deleteTitle} confirmLabel={strings.delete} isDanger>
      <p>{strings.deleteText}</p>
    </ActDialog>
  );
}
