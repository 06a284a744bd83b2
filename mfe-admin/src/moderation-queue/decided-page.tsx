import { CONTENT_KIND_LABELS, type DecisionOutcome, OUTCOME_LABELS } from '@psp/contracts/decision-names';
import { type DecidedItem, type DecidedQuery } from '@psp/contracts/decisions';
import { Badge, type BadgeTone } from '@psp/design-system/badge';
import { ButtonLink } from '@psp/design-system/button';
import { Day } from '@psp/design-system/cells';
import { formatDate } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { OwnText } from '@psp/design-system/own-text';
import { Page, PageHeader, Row } from '@psp/design-system/page';
import { SelectField } from '@psp/design-system/select-field';
import { media } from '@psp/design-system/theme';
import { EmptyState } from '@psp/design-system/states';
import { type RecordColumns, RecordTable } from '@psp/features/tables/ui/record-table';
import { Loaded } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { ModerationTabs } from '../queue/moderation-tabs.tsx';
import { contentHref, decidedHref, decidedQuery, readDecided } from './queries.ts';
import { decidedStrings as strings } from './strings.ts';

const TONES: Record<DecisionOutcome, BadgeTone> = {
  approved: 'success',
  returned: 'review',
  refused: 'danger',
  removed: 'danger',
  kept: 'closed',
};

/* Narrower than other texts, so that all columns fit beside the navigation. */
const Reason = styled.span`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  ${media.wide} { max-width: 9rem; }
`;

const { columns: labels } = strings;
const COLUMNS: RecordColumns<DecidedItem> = [
  { key: 'at', label: labels.at, isWhole: true, cell: ({ at }) => <Day dateTime={at}>{formatDate(at)}</Day> },
  {
    key: 'outcome',
    label: labels.outcome,
    isWhole: true,
    cell: ({ outcome, status }) => (
      <Badge tone={TONES[outcome]}>
        {[OUTCOME_LABELS[outcome], strings.contests[status]].filter(Boolean).join(', ')}
      </Badge>
    ),
  },
  {
    key: 'content',
    label: labels.content,
    isTitle: true,
    cell: ({ title, ...content }) =>
      content.entity === 'conversation-report' ? (
        <OwnText>{title}</OwnText>
      ) : (
        <Link href={contentHref(content)} isStrong>
          {title}
        </Link>
      ),
  },
  { key: 'organisation', label: labels.organisation, cell: ({ organisation }) => <OwnText>{organisation}</OwnText> },
  { key: 'reason', label: labels.reason, cell: ({ reason }) => <Reason>{reason ?? strings.noReason}</Reason> },
  { key: 'by', label: labels.by, cell: ({ by }) => <OwnText>{by}</OwnText> },
];

/** What was decided about content, by whom and why, the newest first. */
export function DecidedPage() {
  usePageTitle(strings.title);
  const filters = readDecided(useSearchParams()[0]);
  const query = useQuery(decidedQuery(filters));
  return (
    <Page width="wide">
      <PageHeader title={strings.title} />
      <ModerationTabs current="decided" />
      <Filters filters={filters} />
      <Loaded query={query}>
        {({ items, next }) =>
          items.length === 0 ? (
            <EmptyState title={strings.emptyTitle}>
              <p>{strings.emptyText}</p>
            </EmptyState>
          ) : (
            <>
              <RecordTable caption={strings.title} columns={COLUMNS} rows={items} keyOf={({ id }) => id} dense />
              <Row>
                {filters.after ? (
                  <ButtonLink variant="quiet" href={decidedHref({ ...filters, after: undefined })}>
                    {strings.newest}
                  </ButtonLink>
                ) : null}
                {next ? (
                  <ButtonLink variant="secondary" href={decidedHref({ ...filters, after: next })}>
                    {strings.older}
                  </ButtonLink>
                ) : null}
              </Row>
            </>
          )
        }
      </Loaded>
    </Page>
  );
}

const optionsOf = (all: string, names: Readonly<Record<string, string>>) => [
  { value: 'all', label: all },
  ...Object.entries(names).map(([value, label]) => ({ value, label })),
];

function Filters({ filters }: { filters: DecidedQuery }) {
  const navigate = useNavigate();
  const show = (change: Readonly<Record<string, string>>) =>
    void navigate(
      decidedHref(readDecided(new URLSearchParams({ kind: filters.kind, outcome: filters.outcome, ...change }))),
    );
  return (
    <Row>
      <SelectField
        label={strings.kind}
        options={optionsOf(strings.allKinds, CONTENT_KIND_LABELS)}
        value={filters.kind}
        onChange={(kind) => show({ kind })}
      />
      <SelectField
        label={strings.outcome}
        options={optionsOf(strings.allOutcomes, OUTCOME_LABELS)}
        value={filters.outcome}
        onChange={(outcome) => show({ outcome })}
      />
    </Row>
  );
}
