import { nameOfCategory } from '@psp/contracts/knowledge-categories';
import type { ActView } from '@psp/contracts/legislation';
import { Badge } from '@psp/design-system/badge';
import { Under } from '@psp/design-system/cells';
import { OwnText } from '@psp/design-system/own-text';
import { Page, PageHeader, Row } from '@psp/design-system/page';
import { LoadedPage } from '@psp/remote/loaded';
import { PrintButton } from '@psp/remote/print-button';
import { usePageTitle } from '@psp/remote/screen';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { Verified } from '../../knowledge/ui/verified.tsx';
import { ActReader } from './act-reader.tsx';
import { styled } from 'styled-components';
import { actQuery, type LegislationArea, readingOf } from './area.ts';
import { FavouriteButton, Reports } from './opinions.tsx';
import { strings } from './strings.ts';

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 24px;
  align-items: center;
  justify-content: space-between;
`;

/** One act, as it was in force on a day. */
export function ActPage({ area }: { area: LegislationArea }) {
  const { id = '' } = useParams();
  const { on } = readingOf(useSearchParams()[0]);
  const query = useQuery({ ...actQuery(area, id, on), placeholderData: keepPreviousData });
  return (
    <LoadedPage query={query} isRevocable>
      {(act) => <Act key={act.id} area={area} act={act} />}
    </LoadedPage>
  );
}

function Act({ area, act }: { area: LegislationArea; act: ActView }) {
  const { id, number, title, isSummary, articles, verifiedOn } = act;
  const name = `${number} ${title}`;
  usePageTitle(name);
  return (
    <Page width="wide">
      <PageHeader
        title={name}
        badge={
          <>
            {isSummary ? <Badge tone="review">{strings.summary}</Badge> : null}
            {verifiedOn ? <Verified on={verifiedOn} /> : null}
          </>
        }
        breadcrumb={[...area.trail, { label: strings.title, href: area.path }, { label: number }]}
        meta={[nameOfCategory(act), strings.articleCount(articles.length, isSummary)]}
        actions={
          <Row>
            <FavouriteButton area={area} id={id} />
            <PrintButton />
          </Row>
        }
      />
      <ActReader act={act}>
        <Foot>
          <Reports area={area} id={id} />
          <Responsible act={act} />
        </Foot>
      </ActReader>
    </Page>
  );
}

function Responsible({ act: { owner, verifiedOn } }: { act: ActView }) {
  if (!owner || !verifiedOn) return null;
  return (
    <Under>
      <OwnText>{strings.responsible(owner, verifiedOn)}</OwnText>
    </Under>
  );
}
