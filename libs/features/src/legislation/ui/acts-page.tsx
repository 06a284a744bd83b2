import { nameOfCategory } from '@psp/contracts/knowledge-categories';
import type { ActItem } from '@psp/contracts/legislation';
import { Badge } from '@psp/design-system/badge';
import { Highlight } from '@psp/design-system/highlight';
import { OwnText } from '@psp/design-system/own-text';
import { Page, PageHeader, Row } from '@psp/design-system/page';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { useListed } from '@psp/remote/lists/use-listed';
import { usePageTitle } from '@psp/remote/screen';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { withCategories } from '../../knowledge/ui/with-categories.ts';
import { Verified } from '../../knowledge/ui/verified.tsx';
import { actFilters, actsQuery, type LegislationArea, readingQuery } from './area.ts';
import { strings } from './strings.ts';
import { termsOf } from './terms.ts';

const List = styled.ul`
  display: grid;
  gap: 12px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Frame = styled.li`
  display: grid;
  gap: 4px;
  padding: 14px 20px;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--surface);
  &:has(h2 a:hover) { border-color: var(--blue-600); }
  h2 { font-size: 1.125rem; line-height: 1.3; }
`;

const Under = styled.p`
  color: var(--ink-muted);
  font-size: 1rem;
`;

const Found = styled.p`
  max-width: 70ch;
  margin-top: 4px;
  padding-left: 12px;
  border-left: 3px solid var(--ochre-400);
  overflow-wrap: anywhere;
`;

/** The acts that the organisation may read, with their filters and the paragraph that has the words. */
export function ActsPage({ area }: { area: LegislationArea }) {
  usePageTitle(strings.title);
  const listed = withCategories(useListed(actFilters(area), (filters) => actsQuery(area, filters)));
  return (
    <Page width="wide">
      <PageHeader title={strings.title} lead={strings.lead} breadcrumb={[...area.trail]} />
      <FilteredList {...listed} words={strings} order={strings.order}>
        {({ items }) => <ActList acts={items} path={area.path} q={listed.filters.q} />}
      </FilteredList>
    </Page>
  );
}

interface ActListProps {
  acts: readonly ActItem[];
  /** Path of an act without its id. */
  path: string;
  /** Words that were searched for. */
  q: string;
}

/** Acts of one page of the list, each with the paragraph that has the words. */
export function ActList({ acts, ...props }: ActListProps) {
  return (
    <List>
      {acts.map((act) => (
        <ActCard key={act.id} act={act} {...props} />
      ))}
    </List>
  );
}

function ActCard({ act, path, q }: { act: ActItem } & Omit<ActListProps, 'acts'>) {
  const { id, number, title, source, versions, from, isSummary, verifiedOn, found } = act;
  const facts = [nameOfCategory(act), source, strings.since(from), versions > 1 ? strings.versions(versions) : ''];
  return (
    <Frame>
      <Row gap={8}>
        <h2>
          <Link to={`${path}/${id}`}>{`${number} ${title}`}</Link>
        </h2>
        {isSummary ? <Badge tone="review">{strings.summary}</Badge> : null}
        {verifiedOn ? <Verified on={verifiedOn} /> : null}
      </Row>
      <Under>{facts.filter(Boolean).join(' · ')}</Under>
      {found ? (
        <Found>
          <Link to={`${path}/${id}${readingQuery({ q })}#${found.anchor}`}>
            {strings.paragraphName(found.article, found.number)}
          </Link>
          <OwnText>: </OwnText>
          <span>
            <Highlight text={found.text} terms={termsOf(q)} />
          </span>
        </Found>
      ) : null}
    </Frame>
  );
}
