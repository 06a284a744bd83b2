import type { MergePreview, MergeView } from '@psp/contracts/merges';
import { MERGE_FIELDS, MERGE_REFUSALS, MERGE_WARNINGS, type MergeField } from '@psp/contracts/merge-names';
import { APPLICATION_LABELS } from '@psp/contracts/organisations';
import { StatusBadge } from '@psp/design-system/badge';
import { ButtonLink } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Under } from '@psp/design-system/cells';
import { DescriptionList } from '@psp/design-system/description-list';
import { formatDate } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Notice } from '@psp/design-system/notice';
import { Columns, Page, PageHeader, Row, Stack } from '@psp/design-system/page';
import { TextAreaField, TextField } from '@psp/design-system/text-fields';
import { AskButton } from '@psp/features/acts/ui/ask-button';
import { useFormOf } from '@psp/features/forms/ui/use-act-form';
import { useAct } from '@psp/remote/act/use-act';
import { LoadedPage } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { organisationAddress, sectionAddress } from './filters.ts';
import { MERGED, mergeAddress, merges, previewQuery } from './merge-queries.ts';
import { mergeStrings as strings } from './merge-strings.ts';
import { Fields, Groups } from './merge-tables.tsx';
import { NAME } from './name.ts';

/** What a merge of two records would do: the values of both, the rows that move, and what forbids it. */
export function MergePreviewPage({ id, closed }: { id: string; closed: string }) {
  const query = useQuery(previewQuery(id, closed));
  return <LoadedPage query={query}>{(view) => <Preview view={view} />}</LoadedPage>;
}

function Preview({ view }: { view: MergePreview }) {
  const { kept, closed, refusals, warnings, actions } = view;
  const [taken, setTaken] = useState<readonly MergeField[]>([]);
  usePageTitle(strings.titleOf(kept.name));
  return (
    <Page width="wide">
      <PageHeader
        title={strings.title}
        lead={strings.lead}
        breadcrumb={[
          { label: NAME, href: sectionAddress('organizatii') },
          { label: kept.name, href: organisationAddress(kept.id) },
          { label: strings.crumb },
        ]}
        meta={[strings.keptOf(kept.name), strings.closedOf(closed.name)]}
        actions={
          <Row>
            <MergeButton view={view} fields={taken} />
            <ButtonLink variant="quiet" href={mergeAddress(kept.id)}>
              {strings.other}
            </ButtonLink>
          </Row>
        }
      />
      <Stack gap={24}>
        {refusals.length > 0 ? (
          <Notice tone="warning" title={strings.refused}>
            {refusals.map((one) => (
              <p key={one}>{MERGE_REFUSALS[one]}</p>
            ))}
          </Notice>
        ) : null}
        {refusals.length === 0 && actions.length === 0 ? <Notice tone="info">{strings.readOnly}</Notice> : null}
        <Columns>
          <Stack gap={24}>
            <Groups view={view} />
            <Fields view={view} taken={taken} onTake={setTaken} />
          </Stack>
          <Stack gap={24}>
            <Record title={strings.kept} one={kept} />
            <Record title={strings.closed} one={closed} />
            {refusals.includes('same') ? null : (
              <Link href={mergeAddress(closed.id, kept.id)}>{strings.swap(closed.name)}</Link>
            )}
            <Card>
              <CardHeader title={strings.warnings} />
              <CardBody>
                <Stack gap={8}>
                  {warnings.map((one) => (
                    <p key={one}>{MERGE_WARNINGS[one]}</p>
                  ))}
                  <p>{strings.history}</p>
                </Stack>
              </CardBody>
            </Card>
          </Stack>
        </Columns>
      </Stack>
    </Page>
  );
}

function Record({
  title,
  one: { id, name, status, members, createdAt },
}: {
  title: string;
  one: MergePreview['kept'];
}) {
  return (
    <Card>
      <CardHeader title={title} action={<StatusBadge status={APPLICATION_LABELS[status]} />} />
      <CardBody>
        <Stack gap={8}>
          <Link href={organisationAddress(id)} isStrong>
            {name}
          </Link>
          <Under>{strings.since(strings.members(members), formatDate(createdAt))}</Under>
        </Stack>
      </CardBody>
    </Card>
  );
}

function MergeButton({ view, fields }: { view: MergePreview; fields: readonly MergeField[] }) {
  const { kept, closed, actions } = view;
  const ids = useId();
  const navigate = useNavigate();
  const act = useAct<{ name: string; reason: string }, MergeView>({
    send: (body) =>
      merges.call('POST /organisations/:id/merges', {
        id: kept.id,
        body: {
          ...body,
          ...{ version: kept.version, closedId: closed.id, closedVersion: closed.version, fields: [...fields] },
        },
      }),
    refreshes: MERGED,
    done: strings.done,
    about: kept.name,
    onDone: () => void navigate(organisationAddress(kept.id)),
  });
  const form = useFormOf<{ name: string; reason: string }>(act, {
    blank: { name: '', reason: '' },
    ids: { name: `${ids}-name`, reason: `${ids}-reason` },
    check: (given) => ({
      name: given.name.trim() === closed.name ? undefined : strings.nameDiffers(closed.name),
      reason: given.reason.trim() ? undefined : strings.reasonMissing,
    }),
    clears: true,
  });
  const chosen = fields.map((field) => MERGE_FIELDS[field]).join(', ');
  return (
    <AskButton
      act={form}
      label={strings.merge}
      title={strings.mergeTitle(closed.name, kept.name)}
      problemTitle={form.error ? strings.failed : undefined}
      isDanger
      variant="secondary"
      isOffered={actions.includes('merge')}
    >
      <p>{strings.mergeText}</p>
      {chosen ? <DescriptionList items={[{ term: strings.takenFields, detail: chosen }]} /> : null}
      <TextField {...form.field('name')} label={strings.name} hint={closed.name} maxLength={300} />
      <TextAreaField
        {...form.field('reason')}
        label={strings.reason}
        hint={strings.reasonHint}
        rows={3}
        maxLength={2000}
      />
    </AskButton>
  );
}
