import { MenuButton } from '@psp/design-system/menu';
import { TextField } from '@psp/design-system/text-fields';
import { ActDialog } from '@psp/features/acts/ui/act-dialog';
import { ReasonDialog } from '@psp/features/acts/ui/reason';
import type { TopicTools } from '@psp/features/forum/ui/area';
import { useFormOf } from '@psp/features/forms/ui/use-act-form';
import { OfferedField } from '@psp/features/taxonomies/ui/offered-field';
import { offeredBy } from '@psp/features/taxonomies/ui/use-offered';
import { useAct } from '@psp/remote/act/use-act';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { z } from 'zod';
import { categoriesQuery, forumApi, REFRESHED } from './queries.ts';
import { strings } from './strings.ts';

const DIRECT = {
  unlock: 'POST /forum/topics/:id/unlock',
  pin: 'POST /forum/topics/:id/pin',
  unpin: 'POST /forum/topics/:id/unpin',
  publish: 'POST /forum/topics/:id/publish',
  unpublish: 'POST /forum/topics/:id/unpublish',
} as const;
type Direct = keyof typeof DIRECT;
type Asked = 'lock' | 'move' | 'merge' | 'publish';
const ACTIONS = ['pin', 'unpin', 'lock', 'unlock', 'move', 'merge', 'publish', 'unpublish'] as const;
type Action = (typeof ACTIONS)[number];

const isAsked = (action: Action): action is Asked => !Object.hasOwn(DIRECT, action) || action === 'publish';

interface ToolProps {
  topic: TopicTools;
  onClose: () => void;
}

/** What the association may do with a topic now, as a menu; nothing for what needs no decision. */
export function TopicMenu({ topic }: { topic: TopicTools }) {
  const [asked, ask] = useState<Asked | null>(null);
  const direct = useTopicAct(topic);
  const offered = ACTIONS.filter((action) => topic.actions.includes(action));
  if (offered.length === 0) return null;
  const run = (action: Action) => (isAsked(action) ? ask(action) : direct.run(action));
  const close = () => ask(null);
  return (
    <>
      <MenuButton
        label={strings.menu}
        items={offered.map((action) => ({ key: action, label: strings[action], onAction: () => run(action) }))}
      />
      {asked === 'lock' ? <LockDialog topic={topic} onClose={close} /> : null}
      {asked === 'move' ? <MoveDialog topic={topic} onClose={close} /> : null}
      {asked === 'merge' ? <MergeDialog topic={topic} onClose={close} /> : null}
      {asked === 'publish' ? <PublishDialog topic={topic} onClose={close} /> : null}
    </>
  );
}

const useTopicAct = ({ id, version, title }: TopicTools) =>
  useAct<Direct>({
    send: (action) => forumApi.call(DIRECT[action], { id, body: { version } }),
    done: (_, action) => strings.done[action],
    about: title,
    failed: strings.menu,
    refreshes: REFRESHED,
  });

function PublishDialog({ topic: { id, version, title }, onClose }: ToolProps) {
  const act = useAct({
    send: () => forumApi.call(DIRECT.publish, { id, body: { version } }),
    done: strings.done.publish,
    about: title,
    refreshes: REFRESHED,
  });
  return (
    <ActDialog act={act} title={strings.publishTitle} confirmLabel={strings.publish} isOpen onClose={onClose}>
      <p>{strings.publishText}</p>
    </ActDialog>
  );
}

function LockDialog({ topic: { id, version, title }, onClose }: ToolProps) {
  const act = useAct<string>({
    send: (reason) => forumApi.call('POST /forum/topics/:id/lock', { id, body: { version, reason } }),
    done: strings.done.lock,
    about: title,
    refreshes: REFRESHED,
  });
  return (
    <ReasonDialog
      act={act}
      title={strings.lockTitle}
      confirmLabel={strings.lock}
      reason={{ hint: strings.lockReason }}
      isOpen
      onClose={onClose}
    >
      <p>{strings.lockText}</p>
    </ReasonDialog>
  );
}

const moveForm = z.object({ category: z.string().min(1, strings.chooseCategory) });

function MoveDialog({ topic: { id, version, title, category }, onClose }: ToolProps) {
  const query = useQuery(categoriesQuery());
  const act = useAct<{ category: string }>({
    send: (body) => forumApi.call('POST /forum/topics/:id/move', { id, body: { ...body, version } }),
    done: strings.done.move,
    about: title,
    refreshes: REFRESHED,
  });
  const form = useFormOf<{ category: string }>(act, {
    blank: { category: '' },
    ids: { category: useId() },
    schema: moveForm,
  });
  const others = query.data?.items.filter(({ slug, isOn }) => isOn && slug !== category) ?? [];
  return (
    <ActDialog act={form} title={strings.moveTitle} confirmLabel={strings.move} isOpen onClose={onClose}>
      <p>{strings.moveText}</p>
      <OfferedField
        {...form.field('category')}
        label={strings.category}
        placeholder={strings.chooseCategory}
        offered={offeredBy(
          query,
          others.map(({ slug, name }) => ({ value: slug, label: name })),
        )}
      />
    </ActDialog>
  );
}

const TOPIC_ADDRESS = /\/forum\/([0-9a-f-]{36})(?:[?#]|$)/;
const mergeForm = z.object({
  into: z.string().transform((address, context) => {
    const id = TOPIC_ADDRESS.exec(address)?.[1];
    if (!id) context.addIssue({ code: 'custom', message: strings.mergeWrong });
    return id ?? z.NEVER;
  }),
});

function MergeDialog({ topic: { id, version, title }, onClose }: ToolProps) {
  const act = useAct<{ into: string }>({
    send: (body) => forumApi.call('POST /forum/topics/:id/merge', { id, body: { ...body, version } }),
    done: strings.done.merge,
    about: title,
    refreshes: REFRESHED,
  });
  const form = useFormOf<{ into: string }>(act, { blank: { into: '' }, ids: { into: useId() }, schema: mergeForm });
  return (
    <ActDialog act={form} title={strings.mergeTitle} confirmLabel={strings.merge} isDanger isOpen onClose={onClose}>
      <p>{strings.mergeText}</p>
      <TextField {...form.field('into')} label={strings.mergeInto} hint={strings.mergeHint} />
    </ActDialog>
  );
}
