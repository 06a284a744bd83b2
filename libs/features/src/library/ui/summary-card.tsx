import type { LibrarySummary, LibraryView } from '@psp/contracts/library';
import { Button } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Under } from '@psp/design-system/cells';
import { Stack } from '@psp/design-system/page';
import { screenOnly } from '@psp/design-system/print-style';
import { Failed } from '@psp/remote/loaded';
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { strings } from './strings.ts';
import { LEAD_ANCHOR } from './text-card.tsx';

const List = styled.ol`
  display: grid;
  gap: 12px;
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
  p { max-width: 70ch; }
  a { display: inline-block; min-height: 24px; }
`;

interface SummaryCardProps<Key extends QueryKey> {
  document: Pick<LibraryView, 'isLong'>;
  /** The summary, read once somebody asks for it. */
  query: UseQueryOptions<LibrarySummary, Error, LibrarySummary, Key>;
}

/** The summary of a long document, on demand; nothing for a short one. Each sentence leads to its place. */
export function SummaryCard<Key extends QueryKey>({ document: { isLong }, query }: SummaryCardProps<Key>) {
  const [isShown, setShown] = useState(false);
  const { data, error, isFetching, refetch } = useQuery({ ...query, enabled: isShown });
  if (!isLong) return null;
  const found = isShown ? data : undefined;
  return (
    <div {...screenOnly}>
      <Card aria-labelledby="summary">
        <CardHeader id="summary" title={strings.summary.title} />
        <CardBody>
          <Stack gap={12}>
            <div>
              <Button
                variant="secondary"
                isPending={isShown && isFetching && !data}
                pendingLabel={strings.summary.making}
                onPress={() => setShown(!isShown)}
              >
                {found ? strings.summary.hide : strings.summary.show}
              </Button>
            </div>
            {isShown && error && !data ? <Failed error={error} onRetry={() => void refetch()} /> : null}
            <div role="status">{found ? <Sentences sentences={found.sentences} /> : null}</div>
          </Stack>
        </CardBody>
      </Card>
    </div>
  );
}

function Sentences({ sentences }: LibrarySummary) {
  if (sentences.length === 0) return <p>{strings.summary.none}</p>;
  return (
    <Stack gap={12}>
      <Under>{strings.summary.about}</Under>
      <List role="list">
        {sentences.map(({ anchor, heading, text }) => (
          <li key={`${anchor} ${text}`}>
            <p>{text}</p>
            <a href={`#${anchor || LEAD_ANCHOR}`}>{heading || strings.summary.lead}</a>
          </li>
        ))}
      </List>
    </Stack>
  );
}
