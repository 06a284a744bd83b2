import type { ApprovalList } from '@psp/contracts/enrolment';
import { Button } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Under } from '@psp/design-system/cells';
import { CheckboxField } from '@psp/design-system/choice-fields';
import { Link } from '@psp/design-system/link';
import { Row } from '@psp/design-system/page';
import { useAct } from '@psp/remote/act/use-act';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { ReasonButton } from '../../acts/ui/reason.tsx';
import { courseHref, type EnrolmentArea } from './area.ts';
import { approvalsQuery, coursesKey, settingQuery } from './queries.ts';
import { Line, Lines } from './lines.ts';
import { strings } from './strings.ts';

const Waiting = styled(Line)`
  gap: 8px;
  padding: 16px 20px;
`;

/** Enrolments that wait for the owner; nothing where none wait. */
export function Approvals({ area }: { area: EnrolmentArea }) {
  const { data } = useQuery(approvalsQuery(area));
  if (!data || data.items.length === 0) return null;
  return (
    <Card aria-label={strings.approvals}>
      <CardHeader title={strings.approvals} />
      <Lines role="list">
        {data.items.map((item) => (
          <Approval key={item.id} area={area} item={item} />
        ))}
      </Lines>
    </Card>
  );
}

interface ApprovalProps {
  area: EnrolmentArea;
  item: ApprovalList['items'][number];
}

function Approval({ area, item }: ApprovalProps) {
  const { id, version, name, title, askedBy, startsAt, price, heldUntil, trainingId } = item;
  const shared = { view: approvalsQuery(area), refreshes: [coursesKey(area)] };
  const approve = useAct({
    send: () => area.api.call('POST /enrolments/:id/approve', { id, body: { version } }),
    ...{ done: strings.approved, failed: strings.approveFailed, ...shared },
  });
  const refuse = useAct<string>({
    send: (reason) => area.api.call('POST /enrolments/:id/refuse', { id, body: { version, reason } }),
    ...{ done: strings.refused, ...shared },
  });
  const about = strings.approvalOf(name, title);
  return (
    <Waiting>
      <Link href={courseHref(area, trainingId)}>{about}</Link>
      <Under>{strings.askedBy(askedBy, startsAt, price)}</Under>
      <Under>{strings.held(heldUntil)}</Under>
      <Row>
        <Button
          size="small"
          isPending={approve.isPending}
          onPress={() => approve.run()}
          aria-label={`${strings.approve}, ${about}`}
        >
          {strings.approve}
        </Button>
        <ReasonButton
          {...{ act: refuse, about, variant: 'secondary', size: 'small' }}
          label={strings.refuse}
          title={strings.refuseTitle}
          reason={{ hint: strings.refuseHint }}
        />
      </Row>
    </Waiting>
  );
}

/** Whether enrolments wait for the owner: a switch for owners, a sentence for others. */
export function ApprovalSetting({ area }: { area: EnrolmentArea }) {
  const { data } = useQuery(settingQuery(area));
  const save = useAct<boolean>({
    send: (asksApproval) =>
      area.api.call('PUT /enrolments/setting', { body: { version: data?.version ?? 0, asksApproval } }),
    ...{ done: strings.settingSaved, failed: strings.settingFailed },
    ...{ view: settingQuery(area), refreshes: [coursesKey(area)] },
  });
  if (!data) return null;
  return (
    <Card aria-label={strings.setting}>
      <CardHeader title={strings.setting} />
      <CardBody>
        {data.canChange ? (
          <CheckboxField
            label={strings.settingLabel}
            hint={strings.settingHint}
            value={save.isPending ? save.input === true : data.asksApproval}
            isDisabled={save.isPending}
            onChange={(asks) => save.run(asks)}
          />
        ) : (
          <p>{data.asksApproval ? strings.settingOn : strings.settingOff}</p>
        )}
      </CardBody>
    </Card>
  );
}
