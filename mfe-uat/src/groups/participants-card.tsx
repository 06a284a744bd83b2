import type { GroupPart } from '@psp/contracts/group-parts';
import type { GroupView } from '@psp/contracts/groups';
import { Button } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { SearchField } from '@psp/design-system/joined-fields';
import { formatLei } from '@psp/design-system/format';
import { Stack } from '@psp/design-system/page';
import { ReasonButton } from '@psp/features/acts/ui/reason';
import { strings as common } from '@psp/features/groups/ui/strings';
import { Loaded } from '@psp/remote/loaded';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FoundParties } from '../service-requests/found-parties.tsx';
import { PartRows } from './part-rows.tsx';
import { candidatesQuery, groupQuery, groups, useGroupAct } from './queries.ts';
import { strings } from './strings.ts';

const { participants: words } = strings;
const FIELD = 'group-invite';

/** The participants of a group request. Until it is sent, the leading authority invites others here. `id` is undefined before the first save. */
export function ParticipantsCard({ id }: { id: string | undefined }) {
  return (
    <Card>
      <CardHeader title={common.title} />
      <CardBody>{id ? <Participants id={id} /> : <p>{words.unsaved}</p>}</CardBody>
    </Card>
  );
}

function Participants({ id }: { id: string }) {
  const query = useQuery(groupQuery(id));
  return (
    <Loaded query={query} rows={2}>
      {(group) => (
        <Stack gap={16}>
          <PartRows
            label={words.list}
            leader={group.leader}
            parts={group.parts}
            actionsFor={(part) => <PartActions id={id} part={part} />}
          />
          <BudgetSum parts={group.parts} />
          {group.isLeader && group.parts.length === 0 ? <p>{words.none}</p> : null}
          {group.mayInvite ? <InviteField group={group} /> : null}
        </Stack>
      )}
    </Loaded>
  );
}

/* The budgets of the parts; the budget of the request covers the whole. */
function BudgetSum({ parts }: { parts: readonly GroupPart[] }) {
  const budgets = parts.flatMap(({ status, budget }) => (status === 'confirmed' && budget !== null ? [budget] : []));
  const sum = budgets.reduce((total, budget) => total + budget, 0);
  return budgets.length > 1 ? <p>{words.sum(formatLei(sum))}</p> : null;
}

const useInvite = (id: string) =>
  useGroupAct<{ id: string; name: string }>(id, {
    send: (authority) => groups.call('POST /group-requests/:id/invite', { id, body: { authorityId: authority.id } }),
    done: (_, { name }) => words.invited(name),
    failed: words.failed,
  });

function InviteField({ group }: { group: GroupView }) {
  const [text, setText] = useState('');
  const invite = useInvite(group.id);
  const asked = group.parts.filter(({ status }) => status === 'invited' || status === 'confirmed');
  const add = (authority: { id: string; name: string }) =>
    invite.run(authority, {
      onDone: () => {
        setText('');
        document.getElementById(FIELD)?.focus();
      },
    });
  return (
    <Stack gap={12}>
      <SearchField id={FIELD} label={words.find} hint={words.findHint} value={text} onChange={setText} />
      {text.trim() ? (
        <FoundParties
          text={text.trim()}
          find={(q) => candidatesQuery(group.id, q)}
          chosen={asked.map(({ authority }) => authority.id)}
          words={words}
          isPending={invite.isPending}
          onAdd={add}
        />
      ) : null}
    </Stack>
  );
}

function PartActions({ id, part }: { id: string; part: GroupPart }) {
  const { authority, version, actions } = part;
  const invite = useInvite(id);
  const remove = useGroupAct<string>(id, {
    send: (reason) =>
      groups.call('POST /group-requests/:id/remove', { id, body: { authorityId: authority.id, version, reason } }),
    done: words.removed,
  });
  return (
    <>
      {actions.includes('invite') ? (
        <Button
          variant="secondary"
          size="small"
          isPending={invite.isPending}
          aria-label={`${words.again}, ${authority.name}`}
          onPress={() => invite.run(authority)}
        >
          {words.again}
        </Button>
      ) : null}
      <ReasonButton
        act={remove}
        label={words.remove}
        about={authority.name}
        title={words.removeTitle(authority.name)}
        reason={{ hint: words.removeHint }}
        variant="quiet"
        size="small"
        isDanger
        isOffered={actions.includes('remove')}
      >
        <p>{words.removeText}</p>
      </ReasonButton>
    </>
  );
}
