import { joinExchange } from '@psp/contracts/exchange-bodies';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Link } from '@psp/design-system/link';
import { Row, Stack } from '@psp/design-system/page';
import { screenOnly } from '@psp/design-system/print-style';
import { RowItem, RowList } from '@psp/design-system/rows';
import { TextAreaField } from '@psp/design-system/text-fields';
import Landmark from 'lucide-react/icons/landmark';
import Users from 'lucide-react/icons/users';
import { AskButton } from '../../acts/ui/ask-button.tsx';
import { useFormOf } from '../../forms/ui/use-act-form.ts';
import { useIsReadOnly } from '../../members/ui/read-only.tsx';
import type { ExchangeProps } from './area.ts';
import { GroupButton } from './group-button.tsx';
import { projectStrings as words } from './project-strings.ts';
import { useProjectAct } from './queries.ts';

const NOTE_MAX = 500;

/** Who wants a wanted project too, and joins it or makes a group request of it. */
export function PartnersCard(props: ExchangeProps) {
  const { area, project } = props;
  const { stage, seeksPartners, joined, group, status } = project;
  const readsOnly = useIsReadOnly();
  if (stage !== 'wanted' || !(seeksPartners || joined.length > 0)) return null;
  const title = seeksPartners ? words.seeking : words.partners;
  const acts = area.kind === 'uat' && !readsOnly && status === 'published';
  return (
    <Card id="parteneri" aria-label={title}>
      <CardHeader title={title} />
      <CardBody>
        <Stack gap={12}>
          <p>{seeksPartners ? words.seekingText : words.notSeeking}</p>
          {joined.length === 0 ? <p>{words.nobodyJoined}</p> : null}
          {group && area.kind === 'uat' ? (
            <p>
              {words.group} <Link href={`/uat/service-requests/${group.id}`}>{group.number}</Link>
            </p>
          ) : null}
          {acts ? (
            <div {...screenOnly}>
              <Row gap={8}>
                <JoinButton {...props} />
                <LeaveButton {...props} />
                <GroupButton {...props} />
              </Row>
            </div>
          ) : null}
        </Stack>
      </CardBody>
      {joined.length > 0 ? (
        <RowList>
          {joined.map(({ authority, note, at, canBeInvited }) => (
            <RowItem
              key={authority.id}
              icon={<Landmark aria-hidden />}
              detail={[words.joinedAt(at), ...(canBeInvited || !project.isOwn ? [] : [words.cannotBeInvited])].join(
                ', ',
              )}
            >
              <strong>{authority.name}</strong>
              {note ? <p>{note}</p> : null}
            </RowItem>
          ))}
        </RowList>
      ) : null}
    </Card>
  );
}

function JoinButton({ area, project: { id, isJoined, isOwn, seeksPartners } }: ExchangeProps) {
  const join = useProjectAct<{ note: string }>(area, id, {
    send: (body) => area.api.call('POST /exchange/:id/joined', { id, body }),
    done: words.joinedNow,
  });
  const form = useFormOf<{ note: string }, { note: string }>(join, {
    ...{
      blank: { note: '' },
      ids: { note: 'nota' },
      schema: joinExchange,
      keptAs: `exchange-join:${id}`,
      clears: true,
    },
  });
  return (
    <AskButton
      act={form}
      label={words.join}
      icon={<Users aria-hidden />}
      title={words.joinTitle}
      isOffered={!isJoined && !isOwn && seeksPartners}
    >
      <p>{words.joinText}</p>
      <TextAreaField
        {...form.field('note')}
        label={words.note}
        hint={words.noteHint}
        rows={3}
        maxLength={NOTE_MAX}
        isOptional
      />
    </AskButton>
  );
}

function LeaveButton({ area, project: { id, isJoined } }: ExchangeProps) {
  const leave = useProjectAct(area, id, {
    send: () => area.api.call('POST /exchange/:id/left', { id, body: {} }),
    done: words.left,
  });
  return (
    <AskButton act={leave} label={words.leave} variant="quiet" title={words.leaveTitle} isOffered={isJoined}>
      <p>{words.leaveText}</p>
    </AskButton>
  );
}
