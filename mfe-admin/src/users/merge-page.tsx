import type { MergeCandidate, MergeCandidates } from '@psp/contracts/merges';
import { MERGE_SIGNS } from '@psp/contracts/merge-names';
import { APPLICATION_LABELS } from '@psp/contracts/organisations';
import { COUNTIES } from '@psp/contracts/taxonomies';
import { StatusBadge } from '@psp/design-system/badge';
import { Button, ButtonLink } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { SearchField } from '@psp/design-system/joined-fields';
import { Page, PageHeader, Row, Stack } from '@psp/design-system/page';
import { RowItem, RowList } from '@psp/design-system/rows';
import { LoadedPage } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { organisationAddress, sectionAddress } from './filters.ts';
import { MergePreviewPage } from './merge-preview.tsx';
import { candidatesQuery, chosenIn, mergeAddress } from './merge-queries.ts';
import { mergeStrings as strings } from './merge-strings.ts';
import { NAME } from './name.ts';

/** /admin/users/organizatii/:id/contopire: the search of the other record, then what a merge would do. */
export function MergePage() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const { closed, q } = chosenIn(search);
  return closed ? <MergePreviewPage key={`${id} ${closed}`} id={id} closed={closed} /> : <Candidates id={id} q={q} />;
}

function Candidates({ id, q }: { id: string; q: string }) {
  const query = useQuery(candidatesQuery(id, q));
  return <LoadedPage query={query}>{(view) => <Found key={q} view={view} q={q} />}</LoadedPage>;
}

function Found({ view: { organisation, items }, q }: { view: MergeCandidates; q: string }) {
  usePageTitle(strings.titleOf(organisation.name));
  return (
    <Page>
      <PageHeader
        title={strings.title}
        lead={strings.lead}
        breadcrumb={[
          { label: NAME, href: sectionAddress('organizatii') },
          { label: organisation.name, href: organisationAddress(organisation.id) },
          { label: strings.crumb },
        ]}
      />
      <Stack gap={24}>
        <Search q={q} />
        <Card>
          <CardHeader title={q ? strings.found(items.length) : strings.suggested} />
          {items.length === 0 ? <CardBody>{q ? strings.noneFound : strings.noneSuggested}</CardBody> : null}
          <RowList>
            {items.map((one) => (
              <Candidate key={one.id} organisationId={organisation.id} one={one} />
            ))}
          </RowList>
        </Card>
      </Stack>
    </Page>
  );
}

const SearchForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 32rem) auto;
  gap: 12px;
  align-items: end;
  justify-content: start;
`;

function Search({ q }: { q: string }) {
  const [text, setText] = useState(q);
  const [, setSearch] = useSearchParams();
  return (
    <SearchForm
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        setSearch(text.trim() ? { q: text.trim() } : {});
      }}
    >
      <SearchField name="q" label={strings.search} placeholder={strings.searchHint} value={text} onChange={setText} />
      <Button type="submit" variant="secondary">
        {strings.searchButton}
      </Button>
    </SearchForm>
  );
}

function Candidate({ organisationId, one }: { organisationId: string; one: MergeCandidate }) {
  const { id, name, status, cui, countyCode, members, signs } = one;
  const facts = [
    cui ?? strings.noCui,
    countyCode ? COUNTIES[countyCode] : null,
    strings.members(members),
    ...signs.map((sign) => MERGE_SIGNS[sign]),
  ];
  return (
    <RowItem
      detail={facts.filter(Boolean).join(' · ')}
      action={
        <Row>
          <StatusBadge status={APPLICATION_LABELS[status]} />
          <ButtonLink
            href={mergeAddress(organisationId, id)}
            variant="secondary"
            size="small"
            aria-label={strings.chooseOf(name)}
          >
            {strings.choose}
          </ButtonLink>
        </Row>
      }
    >
      {name}
    </RowItem>
  );
}
