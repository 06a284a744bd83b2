import { APPLICATION_LABELS } from '@psp/contracts/organisations';
import { openSupportView, type SupportView, type SupportViews } from '@psp/contracts/support-views';
import { SUPPORT_REASON_MOST, SUPPORT_SECTIONS, supportSectionsOf } from '@psp/contracts/support-view-names';
import { StatusBadge } from '@psp/design-system/badge';
import { Button } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { formatClock } from '@psp/design-system/format';
import { NextStep } from '@psp/design-system/life-cycle';
import { Page, PageHeader, Stack } from '@psp/design-system/page';
import { TextAreaField } from '@psp/design-system/text-fields';
import { StackForm } from '@psp/features/forms/ui/form';
import { useActForm } from '@psp/features/forms/ui/use-act-form';
import { SupportViewRows } from '@psp/features/support-views/ui/view-rows';
import { LinkTabs } from '@psp/features/tabs/ui/link-tabs';
import { useAct } from '@psp/remote/act/use-act';
import { LoadedPage } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { KIND_LABELS } from '../common/strings.ts';
import { organisationAddress, sectionAddress } from '../users/filters.ts';
import { NAME } from '../users/name.ts';
import { placeIn, supportAddress, supportViews, supportViewsQuery, untilEnd } from './queries.ts';
import { SupportSectionPart } from './section-part.tsx';
import { strings } from './strings.ts';

/** /admin/users/organizatii/:id/suport: what the organisation sees, while a view is open; otherwise the form that opens one. */
export function SupportPage() {
  const { id = '' } = useParams();
  const query = useQuery({
    ...supportViewsQuery(id),
    refetchInterval: ({ state }) => (state.data?.open ? untilEnd(state.data.open.endsAt) : false),
  });
  return <LoadedPage query={query}>{(views) => <Support key={id} views={views} />}</LoadedPage>;
}

function Support({ views }: { views: SupportViews }) {
  const { organisation, open } = views;
  const { id, name, kind, status } = organisation;
  usePageTitle(strings.titleOf(name));
  return (
    <Page width="wide">
      <PageHeader
        title={strings.titleOf(name)}
        lead={strings.lead}
        breadcrumb={[
          { label: NAME, href: sectionAddress('organizatii') },
          { label: name, href: organisationAddress(id) },
          { label: strings.title },
        ]}
        badge={<StatusBadge status={APPLICATION_LABELS[status]} />}
        meta={[KIND_LABELS[kind]]}
      />
      {open ? <OpenView views={views} open={open} /> : <Closed views={views} />}
    </Page>
  );
}

/* Queries to reload: what the support view has read, and the lists that show support views. */
const CHANGED = [['admin', 'users']] as const;

function OpenView({ views: { organisation }, open }: { views: SupportViews; open: SupportView }) {
  const { id, kind } = organisation;
  const sections = supportSectionsOf(kind);
  const { section, page } = placeIn(useSearchParams()[0], sections);
  const end = useAct({
    send: () => supportViews.call('POST /support-views/:id/end', { id: open.id, body: { version: open.version } }),
    view: supportViewsQuery(id),
    refreshes: CHANGED,
    done: strings.ended,
  });
  return (
    <>
      <NextStep
        title={strings.until(formatClock(open.endsAt))}
        isWaiting
        actions={
          <Button variant="secondary" isPending={end.isPending} onPress={() => end.run()}>
            {strings.end}
          </Button>
        }
      >
        {strings.why(open.reason)}
      </NextStep>
      <LinkTabs
        label={strings.sections}
        items={sections.map((one) => ({
          ...{ key: one, label: SUPPORT_SECTIONS[one], href: supportAddress(id, one), isCurrent: one === section },
        }))}
      />
      <SupportSectionPart
        key={section}
        section={section}
        of={{ organisationId: id, viewId: open.id, page }}
        kind={kind}
      />
    </>
  );
}

function Closed({ views: { organisation, canOpen, items } }: { views: SupportViews }) {
  return (
    <Stack gap={24}>
      {canOpen ? <OpenForm id={organisation.id} /> : <p>{strings.readersOnly}</p>}
      <Card>
        <CardHeader title={strings.past} />
        {items.length === 0 ? <CardBody>{strings.noPast}</CardBody> : <SupportViewRows items={items} />}
      </Card>
    </Stack>
  );
}

type Reason = { reason: string };

function OpenForm({ id }: { id: string }) {
  const form = useActForm<Reason, Reason, SupportViews>({
    blank: { reason: '' },
    ids: { reason: useId() },
    schema: openSupportView,
    missing: { reason: strings.reasonMissing },
    keptAs: `support-view:${id}`,
    clears: true,
    send: (body) => supportViews.call('POST /organisations/:id/support-views', { id, body }),
    view: supportViewsQuery(id),
    refreshes: CHANGED,
    done: strings.opened,
  });
  return (
    <Card>
      <CardHeader title={strings.ask} />
      <CardBody>
        <StackForm of={form}>
          <p>{strings.askText}</p>
          <TextAreaField
            {...form.field('reason')}
            label={strings.reason}
            hint={strings.reasonHint}
            rows={3}
            maxLength={SUPPORT_REASON_MOST}
          />
          <div>
            <Button type="submit" isPending={form.isPending} pendingLabel={strings.opening}>
              {strings.open}
            </Button>
          </div>
        </StackForm>
      </CardBody>
    </Card>
  );
}
