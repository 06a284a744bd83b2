import { type AdminCommunityView, KEPT_STATE } from '@psp/contracts/admin-communities';
import { showPhone } from '@psp/contracts/phone';
import { COUNTIES } from '@psp/contracts/taxonomy-names';
import { Badge, StatusBadge } from '@psp/design-system/badge';
import { Button, ButtonLink } from '@psp/design-system/button';
import { formatNumber } from '@psp/design-system/format';
import { NextStep } from '@psp/design-system/life-cycle';
import { Link } from '@psp/design-system/link';
import { Notice } from '@psp/design-system/notice';
import { Columns, Page, PageHeader, Row, Stack } from '@psp/design-system/page';
import { Picture } from '@psp/design-system/picture';
import { FactsCard } from '@psp/features/facts/ui/facts-card';
import { UnsavedForms } from '@psp/features/parts/ui/unsaved';
import { HistoryCard } from '@psp/remote/history';
import { usePageTitle } from '@psp/remote/screen';
import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { QueueRecord } from '../queue/decision-page.tsx';
import type { Place } from '../queue/queue.ts';
import { DeleteButton, HandOverButton, HideButton, JoinedNotice, StepButton, UndeleteButton } from './acts.tsx';
import { CommunityDialog } from './community-dialog.tsx';
import { NAME } from './name.ts';
import { CommunityParts } from './parts.tsx';
import { communityQueue } from './queries.ts';
import { STANDING, strings } from './strings.ts';

const CommunityPreview = lazy(async () => ({ default: (await import('./preview.tsx')).CommunityPreview }));

const Cover = styled.div`
  max-width: 480px;
  overflow: hidden;
  border-radius: 8px;
`;

interface CommunityProps {
  community: AdminCommunityView;
}

/** Page of one showcase: its state and acts, what it says, and its history. */
export function CommunityPage() {
  return (
    <QueueRecord queue={communityQueue}>
      {(community, place) => <Community community={community} place={place} />}
    </QueueRecord>
  );
}

function Community({ community, place }: CommunityProps & { place: Place }) {
  const { name, countyCode, state, isTest, reason, picture, pictureAlt, updatedAt, removedAt, history } = community;
  usePageTitle(name);
  const { title, text } = STANDING[state];
  return (
    <UnsavedForms>
      <Page width="wide">
        <PageHeader
          title={name}
          breadcrumb={[{ label: NAME, href: place.listHref }, { label: name }]}
          badge={
            <Row gap={8}>
              <StatusBadge status={KEPT_STATE[state]} />
              {isTest ? <Badge tone="chosen">{strings.test}</Badge> : null}
            </Row>
          }
          meta={[COUNTIES[countyCode], strings.changed(updatedAt)]}
          actions={<Views community={community} />}
        />
        <NextStep title={title} isWaiting={state === 'published'} actions={<Acts community={community} />}>
          {removedAt ? strings.removedOn(removedAt) : text}
        </NextStep>
        {reason ? (
          <Notice tone="warning" title={strings.reason}>
            <p>{reason}</p>
          </Notice>
        ) : null}
        <JoinedNotice community={community} />
        <Columns>
          <Stack gap={24}>
            {picture ? (
              <Cover>
                <Picture picture={picture} alt={pictureAlt} sizes="480px" ratio="16 / 9" isEager />
              </Cover>
            ) : null}
            <Texts community={community} />
            <CommunityParts community={community} />
            <HistoryCard entries={history} />
          </Stack>
          <Stack gap={24}>
            <Kept community={community} />
            <Contact community={community} />
          </Stack>
        </Columns>
      </Page>
    </UnsavedForms>
  );
}

/* Edit, preview and the public page. */
function Views({ community }: CommunityProps) {
  const { id, state, actions } = community;
  const [open, setOpen] = useState<'edit' | 'preview' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Button variant="secondary" onPress={() => setOpen('preview')}>
        {strings.preview}
      </Button>
      {state === 'published' ? (
        <ButtonLink variant="secondary" href={`/comunitati/${id}`}>
          {strings.toPublic}
        </ButtonLink>
      ) : null}
      {actions.includes('edit') ? <Button onPress={() => setOpen('edit')}>{strings.edit}</Button> : null}
      {open === 'edit' ? <CommunityDialog community={community} onClose={close} /> : null}
      {open === 'preview' ? (
        <Suspense>
          <CommunityPreview community={community} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}

function Acts(props: CommunityProps) {
  return (
    <>
      <DeleteButton {...props} />
      <HideButton {...props} />
      <StepButton {...props} step="unpublish" />
      <HandOverButton {...props} />
      <StepButton {...props} step="publish" />
      <StepButton {...props} step="restore" />
      <UndeleteButton {...props} />
    </>
  );
}

function Texts({ community: { description, objectives } }: CommunityProps) {
  const { fields } = strings;
  return (
    <FactsCard
      title={strings.text}
      items={[
        { term: fields.description, detail: description || strings.none },
        { term: fields.objectives, detail: objectives || strings.none },
      ]}
    />
  );
}

function Kept({ community }: CommunityProps) {
  const { owner, authority, lacks, attractions, projects, pictures } = community;
  const keeper = owner ? <Link href={`/admin/users/organizatii/${owner.id}`}>{owner.name}</Link> : strings.association;
  return (
    <FactsCard
      title={strings.parts}
      items={[
        { term: strings.owner, detail: keeper },
        ...(authority ? [{ term: strings.authority, detail: authority }] : []),
        { term: strings.filters.complete, detail: lacks.length > 0 ? strings.lacking(lacks) : strings.complete },
        { term: strings.attractions, detail: formatNumber(attractions) },
        { term: strings.projects, detail: formatNumber(projects) },
        { term: strings.pictures, detail: formatNumber(pictures) },
      ]}
    />
  );
}

function Contact({ community: { address, phone, email, website, population, areaKm2 } }: CommunityProps) {
  const { fields, none } = strings;
  return (
    <FactsCard
      title={strings.contact}
      items={[
        { term: fields.address, detail: address || none },
        { term: fields.phone, detail: phone ? showPhone(phone) : none },
        { term: fields.email, detail: email ?? none },
        { term: fields.website, detail: website ?? none },
        { term: fields.population, detail: population ? formatNumber(population) : none },
        { term: fields.areaKm2, detail: areaKm2 ? strings.area(formatNumber(areaKm2)) : none },
      ]}
    />
  );
}
