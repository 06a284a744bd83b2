import { MERGE_GROUPS, MERGE_LABELS } from '@psp/contracts/merge-names';
import type { MergeView } from '@psp/contracts/merges';
import type { OrganisationView } from '@psp/contracts/users';
import { StatusBadge } from '@psp/design-system/badge';
import { ButtonLink } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Prose, Under } from '@psp/design-system/cells';
import { formatDateTime, formatNumber } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Notice } from '@psp/design-system/notice';
import { OwnText } from '@psp/design-system/own-text';
import { Row, Stack } from '@psp/design-system/page';
import { ReasonButton } from '@psp/features/acts/ui/reason';
import { useAct } from '@psp/remote/act/use-act';
import { Loaded } from '@psp/remote/loaded';
import { useQuery } from '@tanstack/react-query';
import { organisationAddress } from './filters.ts';
import { MERGED, mergeAddress, merges, mergesQuery } from './merge-queries.ts';
import { mergeStrings as strings } from './merge-strings.ts';

/** Says on the page of a closed record where its data is. */
export function MergedNotice({ into }: { into: NonNullable<OrganisationView['mergedInto']> }) {
  return (
    <Notice tone="info" title={strings.into(into.name)}>
      <Link href={organisationAddress(into.id)}>{strings.open}</Link>
    </Notice>
  );
}

/** Merges of an organisation with other records of it, and the way to a new one. */
export function MergesCard({ organisation: { id, kind, mergedInto } }: { organisation: OrganisationView }) {
  const query = useQuery(mergesQuery(id));
  if (kind === 'admin') return null;
  return (
    <Card>
      <CardHeader title={strings.card} />
      <CardBody>
        <Stack gap={16}>
          <Loaded query={query} rows={1}>
            {({ items }) => (
              <>
                {items.length === 0 ? <Under>{strings.none}</Under> : null}
                {items.map((one) => (
                  <Merge key={one.id} one={one} organisationId={id} />
                ))}
              </>
            )}
          </Loaded>
          {mergedInto ? null : (
            <div>
              <ButtonLink variant="secondary" size="small" href={mergeAddress(id)}>
                {strings.start}
              </ButtonLink>
            </div>
          )}
        </Stack>
      </CardBody>
    </Card>
  );
}

function Merge({ one, organisationId }: { one: MergeView; organisationId: string }) {
  const { kept, closed, status, reason, doneBy, doneAt, undoneBy, undoneAt, undoReason, undoUntil, actions } = one;
  const isKept = kept.id === organisationId;
  const other = isKept ? closed : kept;
  return (
    <Stack gap={8}>
      <Row>
        <OwnText>{isKept ? strings.took : strings.went}</OwnText>
        <Link href={organisationAddress(other.id)} isStrong>
          {other.name}
        </Link>
        <StatusBadge status={MERGE_LABELS[status]} />
      </Row>
      <Under>{strings.by(doneBy, formatDateTime(doneAt))}</Under>
      <Prose>{reason}</Prose>
      {undoneBy && undoneAt ? <Under>{strings.undoneBy(undoneBy, formatDateTime(undoneAt))}</Under> : null}
      {undoReason ? <Prose>{undoReason}</Prose> : null}
      {actions.includes('undo') ? <Under>{strings.until(formatDateTime(undoUntil))}</Under> : null}
      <UndoButton one={one} />
    </Stack>
  );
}

function UndoButton({ one: { id, version, closed, kept, groups, actions } }: { one: MergeView }) {
  const act = useAct({
    send: (reason: string) => merges.call('POST /organisation-merges/:id/undo', { id, body: { version, reason } }),
    refreshes: MERGED,
    done: strings.undone,
    about: kept.name,
  });
  const lineOf = (label: string, count: 'returns' | 'left') => {
    const told = groups.filter((group) => group[count] > 0);
    if (told.length === 0) return null;
    const counts = told.map((group) => `${MERGE_GROUPS[group.group]}: ${formatNumber(group[count])}`);
    return (
      <p>
        <strong>{label}</strong> {counts.join('; ')}
      </p>
    );
  };
  return (
    <div>
      <ReasonButton
        act={act}
        label={strings.undo}
        title={strings.undoTitle(closed.name)}
        variant="secondary"
        size="small"
        reason={{ hint: strings.reasonHint }}
        isOffered={actions.includes('undo')}
        isDanger
      >
        <p>{strings.undoText}</p>
        {lineOf(strings.returns, 'returns')}
        {lineOf(strings.left, 'left')}
      </ReasonButton>
    </div>
  );
}
