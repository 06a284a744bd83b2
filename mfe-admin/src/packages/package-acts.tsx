import type { PackageView, PeriodView, SetPeriod } from '@psp/contracts/packages';
import { Row } from '@psp/design-system/page';
import { AskButton } from '@psp/features/acts/ui/ask-button';
import { ReasonButton } from '@psp/features/acts/ui/reason';
import { useAct } from '@psp/remote/act/use-act';
import { api, changesOf } from './queries.ts';
import { strings } from './strings.ts';
import { TermsButton } from './terms-button.tsx';

interface ActProps {
  view: PackageView;
}

/** What the association can do with the package of an organisation. */
export function PackageActs({ view }: ActProps) {
  const { open, proposed } = view;
  return (
    <Row>
      <SetButton key={`set ${view.next.startsOn}`} view={view} />
      {open ? <RenewButton key={`renew ${open.id}`} view={view} open={open} /> : null}
      {open ? <ChangeButton key={`change ${open.id}`} view={view} open={open} /> : null}
      {open ? <IssueButton view={view} open={open} /> : null}
      {proposed ? <WithdrawButton view={view} proposed={proposed} /> : null}
    </Row>
  );
}

/* Asks for the next period, by default of a year, at the list price of its first day, or without one at the present sum. */
const asksForNext = (view: PackageView) => {
  const { package: name, startsOn, endsOn, prices } = view.next;
  const price = prices.find((one) => one.package === name)?.lei ?? view.open?.price ?? null;
  return { view, blank: { package: name, startsOn, endsOn, price }, isNew: true };
};

function SetButton({ view }: ActProps) {
  const { organisationId: id, actions } = view;
  return (
    <TermsButton
      {...asksForNext(view)}
      label={strings.set}
      title={strings.setTitle}
      done={strings.setDone}
      isOffered={actions.includes('set')}
      send={(body) => api.call('POST /packages/:id/set', { id, body })}
    />
  );
}

type OpenProps = ActProps & { open: PeriodView };

function RenewButton({ view, open: { version } }: OpenProps) {
  const { organisationId: id, actions } = view;
  return (
    <TermsButton
      {...asksForNext(view)}
      label={strings.renew}
      title={strings.renewTitle}
      text={strings.renewText}
      confirmLabel={(price) => (price === null ? strings.confirmFree : strings.confirmRenew)}
      done={strings.renewDone}
      isOffered={actions.includes('renew')}
      send={(body: SetPeriod) => api.call('POST /packages/:id/renew', { id, body: { ...body, version } })}
    />
  );
}

function ChangeButton({ view, open }: OpenProps) {
  const { organisationId: id, actions } = view;
  const { version, package: name, price, startsOn, endsOn } = open;
  return (
    <TermsButton
      view={view}
      blank={{ package: name, price, startsOn, endsOn }}
      isNew={false}
      label={strings.change}
      title={strings.changeTitle}
      text={strings.changeText}
      done={strings.changeDone}
      variant="quiet"
      isOffered={actions.includes('change')}
      send={(body: SetPeriod) => api.call('POST /packages/:id/change', { id, body: { ...body, version } })}
    />
  );
}

function IssueButton({ view, open: { version, price } }: OpenProps) {
  const { organisationId: id, organisation, actions } = view;
  const act = useAct({
    send: () => api.call('POST /packages/:id/proformas', { id, body: { version } }),
    ...{ ...changesOf(id), done: strings.issueDone, about: organisation },
  });
  return (
    <AskButton
      act={act}
      label={strings.issue}
      title={strings.issueTitle}
      variant="quiet"
      isOffered={actions.includes('issue')}
    >
      <p>{strings.issueText(strings.price(price))}</p>
    </AskButton>
  );
}

function WithdrawButton({ view, proposed: { version } }: ActProps & { proposed: PeriodView }) {
  const { organisationId: id, organisation, actions } = view;
  const act = useAct<string>({
    send: (reason) => api.call('POST /packages/:id/withdraw', { id, body: { version, reason } }),
    ...{ ...changesOf(id), done: strings.withdrawDone, about: organisation },
  });
  return (
    <ReasonButton
      act={act}
      label={strings.withdraw}
      title={strings.withdrawTitle}
      variant="quiet"
      isDanger
      isOffered={actions.includes('withdraw')}
      reason={{ hint: strings.reasonHint }}
    >
      <p>{strings.withdrawText}</p>
    </ReasonButton>
  );
}
