import { type ForumCategory, GENERAL, type TopicForm, topicForm } from '@psp/contracts/forum';
import { Notice } from '@psp/design-system/notice';
import { Link } from '@psp/design-system/link';
import { SelectField } from '@psp/design-system/select-field';
import { TextField } from '@psp/design-system/text-fields';
import { OwnText } from '@psp/design-system/own-text';
import { VisuallyHidden } from '@psp/design-system/page';
import { usePausedText } from '@psp/remote/lists/typed-text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { ActDialog } from '../../acts/ui/act-dialog.tsx';
import { useFormOf } from '../../forms/ui/use-act-form.ts';
import { type ForumArea, topicHref } from './area.ts';
import { alikeQuery, tellUnmentioned, useForumAct } from './queries.ts';
import { strings } from './strings.ts';
import { PostTextField } from './text-field.tsx';

interface NewTopicDialogProps {
  area: ForumArea;
  categories: readonly ForumCategory[];
  /** Category that the list shows, the default of the topic. */
  category: string | undefined;
  isOpen: boolean;
  onClose: () => void;
}

interface Fields {
  title: string;
  category: string;
  body: string;
}

/** Letters of a title from which topics alike are looked for. */
const ALIKE_FROM = 8;

/** Dialog that opens a topic; it shows topics alike while the title is written. */
export function NewTopicDialog({ area, categories, category = GENERAL, ...dialog }: NewTopicDialogProps) {
  const navigate = useNavigate();
  const act = useForumAct<TopicForm, { topicId: string; isPending: boolean; unmentioned: string[] }>(area, {
    send: (body) => area.api.call('POST /forum/topics', { body }),
    done: strings.created,
    about: ({ isPending }, { title }) => (isPending ? strings.createdPending : title),
    onDone: ({ topicId, unmentioned }) => {
      tellUnmentioned(unmentioned);
      void navigate(topicHref(area, topicId));
    },
  });
  const form = useFormOf<Fields, TopicForm>(act, {
    blank: { title: '', category, body: '' },
    ids: { title: useId(), category: useId(), body: useId() },
    schema: topicForm,
    keptAs: `forum-topic-${area.kind}`,
    clears: true,
  });
  return (
    <ActDialog
      {...dialog}
      act={form}
      title={strings.newTopic}
      confirmLabel={strings.create}
      problemTitle={act.error ? strings.createFailed : undefined}
      isWide
    >
      <p>{strings.allRequired}</p>
      <TextField {...form.field('title')} label={strings.topicTitle} hint={strings.topicTitleHint} />
      <Alike area={area} title={form.values.title} />
      <SelectField
        {...form.field('category')}
        label={strings.topicCategory}
        options={categories.map(({ slug, name }) => ({ value: slug, label: name }))}
      />
      <PostTextField
        {...form.field('body')}
        area={area}
        place={{ category: form.values.category }}
        label={strings.topicBody}
        hint={strings.mentionHint}
      />
    </ActDialog>
  );
}

function Alike({ area, title }: { area: ForumArea; title: string }) {
  const typed = usePausedText(title.trim());
  const isAsked = typed.length >= ALIKE_FROM;
  const { data } = useQuery({ ...alikeQuery(area, typed), enabled: isAsked, placeholderData: keepPreviousData });
  const items = isAsked ? (data?.items ?? []) : [];
  return (
    <>
      <VisuallyHidden role="status">{items.length > 0 ? strings.alikeFound(items.length) : ''}</VisuallyHidden>
      {items.length > 0 ? (
        <Notice tone="info" title={strings.alike}>
          <ul>
            {items.map((topic) => (
              <li key={topic.id}>
                <Link href={topicHref(area, topic.id)}>{topic.title}</Link>
                <OwnText>{` · ${topic.isSolved ? strings.solved : strings.replies(topic.replies)}`}</OwnText>
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
    </>
  );
}
