import { KNOWLEDGE_CATEGORIES } from '@psp/contracts/knowledge-categories';
import { fileAnchor, LIBRARY_TYPES, type LibraryView } from '@psp/contracts/library';
import { Badge } from '@psp/design-system/badge';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { formatDate } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Notice } from '@psp/design-system/notice';
import { Columns, Page, PageHeader, Row, Stack } from '@psp/design-system/page';
import { RichText } from '@psp/design-system/rich-text';
import { RowItem, RowList } from '@psp/design-system/rows';
import { LoadedPage } from '@psp/remote/loaded';
import { PrintButton } from '@psp/remote/print-button';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useEffect } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { FileLink, fileFacts } from '../../attachments/ui/files-card.tsx';
import { documentQuery, editionIn, type LibraryArea, libraryFilters } from './area.ts';
import { ContentsCard } from './contents-card.tsx';
import { FavouriteButton, Reports, ReviewsCard } from './opinions.tsx';
import { strings } from './strings.ts';
import { TypeBadge, Verified } from './marks.tsx';

const Sections = styled.div`
  display: grid;
  gap: 24px;
  section { scroll-margin-top: 80px; }
  h3, h4, h5 { margin-bottom: 8px; color: var(--blue-900); font-size: 1.25rem; line-height: 1.3; }
  h4 { font-size: 1.125rem; }
  h5 { font-size: 1rem; }
`;

interface DocumentProps {
  area: LibraryArea;
  document: LibraryView;
}

/** Page of one document: its text, files, versions and related documents. */
export function DocumentPage({ area }: { area: LibraryArea }) {
  const { id = '' } = useParams();
  const query = useQuery(documentQuery(area, id, editionIn(useSearchParams()[0])));
  return <LoadedPage query={query}>{(document) => <Document key={id} area={area} document={document} />}</LoadedPage>;
}

/* Counts the reader once; the count on the page is that before. */
function useCountedView({ api }: LibraryArea, id: string): void {
  useEffect(() => {
    void api.call('POST /library/:id/views', { id, body: {} }).catch(() => undefined);
  }, [api, id]);
}

/* The passage that the address names is on the page only when the document is. */
function useShownPassage(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
}

function Document({ area, document }: DocumentProps) {
  const { id, title, type, category, description, author, publishedAt, downloads, views, tags, url } = document;
  usePageTitle(title);
  useCountedView(area, id);
  useShownPassage();
  const filters = libraryFilters(area);
  return (
    <Page width="wide">
      <PageHeader
        title={title}
        lead={description}
        breadcrumb={[
          ...area.trail,
          { label: area.title, href: filters.address({}) },
          { label: KNOWLEDGE_CATEGORIES[category], href: filters.address({ category }) },
        ]}
        badge={<TypeBadge type={type} />}
        meta={[
          `${author}, ${formatDate(publishedAt)}`,
          strings.downloads(downloads),
          strings.views(views),
          ...(document.rating === null ? [] : [strings.rating(document.rating, document.reviews)]),
          ...(tags.length > 0 ? [tags.join(', ')] : []),
        ]}
        actions={
          <Row>
            <FavouriteButton area={area} id={id} />
            <PrintButton />
          </Row>
        }
      />
      <OldNotice area={area} document={document} />
      <Columns>
        <Stack gap={24}>
          {url ? <RecordingCard url={url} /> : null}
          <TextCard document={document} />
          <VersionsCard area={area} document={document} />
          <ReviewsCard area={area} id={id} />
        </Stack>
        <Stack gap={24}>
          <ContentsCard sections={document.sections} />
          <FilesCard area={area} document={document} />
          <RelatedCard area={area} document={document} />
          <VerificationCard area={area} document={document} />
        </Stack>
      </Columns>
    </Page>
  );
}

function OldNotice({ area, document: { id, shown, edition } }: DocumentProps) {
  if (shown === edition) return null;
  return (
    <Notice tone="warning" title={strings.oldTitle(shown)}>
      <Link href={`${area.path}/${id}`}>{strings.toPresent}</Link>
    </Notice>
  );
}

function RecordingCard({ url }: { url: string }) {
  return (
    <Card aria-label={strings.recording}>
      <CardHeader title={strings.recording} />
      <CardBody>
        <Link href={url} target="_blank" rel="noopener noreferrer">
          {strings.openRecording}
        </Link>
      </CardBody>
    </Card>
  );
}

function TextCard({ document: { sections, readingMinutes } }: Pick<DocumentProps, 'document'>) {
  if (sections.length === 0) return null;
  return (
    <Card aria-label={strings.content}>
      <CardHeader title={strings.content} action={strings.reading(readingMinutes)} />
      <CardBody>
        <Sections>
          {sections.map(({ anchor, heading, level, html }) => {
            const Heading = `h${level + 1}` as 'h3';
            return (
              <section key={anchor} id={anchor || undefined}>
                {heading ? <Heading>{heading}</Heading> : null}
                {html ? <RichText html={html} /> : null}
              </section>
            );
          })}
        </Sections>
      </CardBody>
    </Card>
  );
}

function FilesCard({ area, document: { id, files } }: DocumentProps) {
  if (files.length === 0) return null;
  return (
    <Card aria-label={strings.files}>
      <CardHeader title={strings.files} />
      <RowList>
        {files.map((file) => (
          <RowItem key={file.id} icon={<Download aria-hidden />} detail={fileFacts(file)}>
            <div id={fileAnchor(file.id)}>
              <FileLink file={file} href={area.api.href('GET /library/:id/files/:fileId', { id, fileId: file.id })} />
            </div>
          </RowItem>
        ))}
      </RowList>
    </Card>
  );
}

function VersionsCard({ area, document: { id, versions, shown, edition } }: DocumentProps) {
  if (versions.length < 2) return null;
  return (
    <Card aria-label={strings.versions}>
      <CardHeader title={strings.versions} />
      <RowList>
        {versions.map(({ number, publishedAt, note }) => (
          <RowItem
            key={number}
            detail={formatDate(publishedAt)}
            action={
              number === edition ? (
                <Badge tone="success">{strings.now}</Badge>
              ) : number === shown ? undefined : (
                <Link href={`${area.path}/${id}?versiune=${number}`} aria-label={strings.openVersion(number)}>
                  {strings.open}
                </Link>
              )
            }
          >
            <strong>{strings.version(number)}</strong>
            <p>{note || strings.first}</p>
          </RowItem>
        ))}
      </RowList>
    </Card>
  );
}

function RelatedCard({ area, document: { related } }: DocumentProps) {
  if (related.length === 0) return null;
  return (
    <Card aria-label={strings.related}>
      <CardHeader title={strings.related} />
      <RowList>
        {related.map(({ id, title, type, isChosen }) => (
          <RowItem key={id} detail={`${LIBRARY_TYPES[type]}, ${isChosen ? strings.chosen : strings.alike}`}>
            <Link href={`${area.path}/${id}`}>{title}</Link>
          </RowItem>
        ))}
      </RowList>
    </Card>
  );
}

function VerificationCard({ area, document: { id, verifiedOn, owner } }: DocumentProps) {
  return (
    <Card aria-label={strings.verification}>
      <CardHeader title={strings.verification} />
      <CardBody>
        <Stack gap={8}>
          {verifiedOn ? <Verified on={verifiedOn} /> : <p>{strings.notVerified}</p>}
          {owner ? <p>{strings.responsible(owner)}</p> : null}
          <Reports area={area} id={id} />
        </Stack>
      </CardBody>
    </Card>
  );
}
