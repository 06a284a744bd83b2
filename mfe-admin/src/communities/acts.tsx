import type { AdminCommunityItem, AdminCommunityView } from '@psp/contracts/admin-communities';
import { Notice } from '@psp/design-system/notice';
import { TextAreaField, TextField } from '@psp/design-system/text-fields';
import { AskButton } from '@psp/features/acts/ui/ask-button';
import { ReasonButton } from '@psp/features/acts/ui/reason';
import { useFormOf } from '@psp/features/forms/ui/use-act-form';
import { PartyField } from '@psp/features/parties/ui/party-field';
import { type ActOptions, useAct } from '@psp/remote/act/use-act';
import { useId } from 'react';
import { api, communityQueue, REFRESHED, takersQuery } from './queries.ts';
import { strings } from './strings.ts';

/** The parts of a showcase that its acts need; cards and pages have them. */
type Acted = Pick<AdminCommunityItem, 'id' | 'version' | 'name' | 'owner' | 'actions'>;

interface ActProps {
  community: Acted;
  /** Names the showcase in the label of the button, where a page has several. */
  isOnCard?: boolean;
}

const useCommunityAct = <Input,>(
  { id, name }: Acted,
  options: Pick<ActOptions<Input, AdminCommunityView>, 'send' | 'done'>,
) =>
  useAct<Input, AdminCommunityView>({
    ...options,
    about: name,
    view: communityQueue.viewQuery(id),
    refreshes: REFRESHED,
  });

const STEPS = {
  publish: 'POST /communities/:id/publish',
  unpublish: 'POST /communities/:id/unpublish',
  restore: 'POST /communities/:id/restore',
} as const;

/** Button of an act that needs no more than a confirmation. */
export function StepButton({ community, step }: ActProps & { step: keyof typeof STEPS }) {
  const { id, version, actions } = community;
  const { label, title, text, done } = strings[step];
  const act = useCommunityAct(community, {
    send: (_: string) => api.call(STEPS[step], { id, body: { version } }),
    done,
  });
  return (
    <AskButton
      act={act}
      label={label}
      title={title}
      isOffered={actions.includes(step)}
      variant={step === 'unpublish' ? 'quiet' : 'primary'}
    >
      <p>{text}</p>
    </AskButton>
  );
}

export function UndeleteButton({ community, isOnCard = false }: ActProps) {
  const { id, version, name, actions } = community;
  const { label, title, text, done } = strings.undelete;
  const act = useCommunityAct(community, {
    send: (_: string) => api.call('POST /communities/:id/undelete', { id, body: { version } }),
    done,
  });
  return (
    <AskButton
      act={act}
      label={label}
      about={isOnCard ? name : undefined}
      title={title(name)}
      isOffered={actions.includes('undelete')}
      {...(isOnCard ? { size: 'small', variant: 'secondary' } : {})}
    >
      <p>{text}</p>
    </AskButton>
  );
}

export function HideButton({ community }: ActProps) {
  const { id, version, name, actions } = community;
  const { label, title, text, hint, done } = strings.withdraw;
  const act = useCommunityAct(community, {
    send: (reason: string) => api.call('POST /communities/:id/withdraw', { id, body: { version, reason } }),
    done,
  });
  return (
    <ReasonButton
      act={act}
      label={label}
      title={title(name)}
      variant="secondary"
      reason={{ hint }}
      isOffered={actions.includes('withdraw')}
    >
      <p>{text}</p>
    </ReasonButton>
  );
}

/** Button that deletes a showcase after its name was typed, with a reason. */
export function DeleteButton({ community, isOnCard = false }: ActProps) {
  const { id, version, name, owner, actions } = community;
  const words = strings.delete;
  const ids = useId();
  const act = useCommunityAct(community, {
    send: (body: { name: string; reason: string }) =>
      api.call('POST /communities/:id/delete', { id, body: { ...body, version } }),
    done: strings.deleted,
  });
  const form = useFormOf<{ name: string; reason: string }>(act, {
    blank: { name: '', reason: '' },
    ids: { name: `${ids}-name`, reason: `${ids}-reason` },
    check: (given) => ({
      name: given.name.trim() === name ? undefined : words.nameDiffers(name),
      reason: given.reason.trim() ? undefined : words.reasonMissing,
    }),
    clears: true,
  });
  return (
    <AskButton
      act={form}
      label={words.label}
      about={isOnCard ? name : undefined}
      title={words.title(name)}
      problemTitle={form.error ? strings.deleteFailed : undefined}
      isDanger
      isOffered={actions.includes('delete')}
      variant="quiet"
      {...(isOnCard ? { size: 'small' } : {})}
    >
      <p>{words.text}</p>
      {owner ? <p>{words.owned}</p> : null}
      <TextField {...form.field('name')} label={words.name} hint={name} maxLength={200} />
      <TextAreaField
        {...form.field('reason')}
        label={strings.reason}
        hint={words.reasonHint}
        rows={3}
        maxLength={2000}
      />
    </AskButton>
  );
}

const useHandOver = (community: Acted) =>
  useCommunityAct(community, {
    send: (organisationId: string) =>
      api.call('POST /communities/:id/hand-over', {
        id: community.id,
        body: { version: community.version, organisationId },
      }),
    done: strings.handOver.done,
  });

/** Button that gives a showcase to a member, chosen by name. */
export function HandOverButton({ community }: ActProps) {
  const words = strings.handOver;
  const { run, ...act } = useHandOver(community);
  const form = useFormOf<{ member: string }>(
    { ...act, run: ({ member }, then) => run(member, then) },
    {
      blank: { member: '' },
      ids: { member: 'institutie' },
      check: ({ member }) => ({ member: member ? undefined : words.memberMissing }),
    },
  );
  return (
    <AskButton
      act={form}
      label={words.label}
      title={words.title(community.name)}
      confirmLabel={words.confirm}
      isOffered={community.actions.includes('handOver')}
      variant="secondary"
    >
      <p>{words.text}</p>
      <PartyField field={form.field('member')} label={words.member} hint={words.memberHint} search={takersQuery} />
    </AskButton>
  );
}

/** Notice that the authority has joined, with the act that gives it the showcase. */
export function JoinedNotice({ community }: { community: AdminCommunityView }) {
  const { joined, actions, name } = community;
  const { run, ...act } = useHandOver(community);
  if (!joined) return null;
  const words = strings.handOver;
  return (
    <Notice tone="info" title={words.noticeTitle(joined.name)}>
      <p>{words.notice}</p>
      <AskButton
        act={{ ...act, run: (_, then) => run(joined.id, then) }}
        label={words.to(joined.name)}
        title={words.title(name)}
        confirmLabel={words.confirm}
        isOffered={actions.includes('handOver')}
        variant="secondary"
      >
        <p>{words.text}</p>
      </AskButton>
    </Notice>
  );
}
