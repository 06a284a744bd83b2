import { type ForumCategory, GENERAL, type TopicForm, topicForm } from '@psp/contracts/forum';
import { Notice } from '@psp/design-system/notice';
import { Link } from '@psp/design-system/link';
import { SelectField } from '@psp/design-system/select-field';
import { TextField } from '@psp/design-system/text-fields';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { ActDialog } from '../../acts/ui/act-dialog.tsx';
import { useFormOf } from '../../forms/ui/use-act-form.ts';
import { type ForumArea, topicHref } from './area.ts';
import { alikeQuery, useForumAct } from './queries.ts';
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
  const act = useForumAct<Omit<TopicForm, 'mentions'>, { topicId: string; isPending: boolean }>(area, {
    send: (body) => area.api.call('POST /forum/topics', { body }),
    done: strings.created,
    about: ({ isPending }, { title }) => (isPending ? strings.createdPending : title),
    onDone: ({ topicId }) => void navigate(topicHref(area, topicId)),
  });
  const form = useFormOf<Fields, Omit<TopicForm, 'mentions'>>(act, {
    blank: { title: '', category, body: '' },
    ids: { title: useId(), category: useId(), body: useId() },
    schema: topicForm.omit({ mentions: true }),
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
      <PostTextField {...form.field('body')} area={area} label={strings.topicBody} />
    </ActDialog>
  );
}

function Alike({ area, title }: { area: ForumArea; title: string }) {
  const typed = useDeferredValue(title.trim());
  const { data } = useQuery({ ...alikeQuery(area, typed), enabled: typed.length >= ALIKE_FROM });
  const items = typed.length >= ALIKE_FROM ? (data?.items ?? []) : [];
  if (items.length === 0) return null;
  return (
    <Notice tone="info" title={strings.alike}>
      <ul>
        {items.map((topic) => (
          <li key={topic.id}>
            <Link href={topicHref(area, topic.id)}>{topic.title}</Link>{' '}
            {topic.isSolved ? strings.solved : strings.replies(topic.replies)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
