import { nameOfCategory } from '@psp/contracts/knowledge-categories';
import type { LibraryView } from '@psp/contracts/library';
import { ButtonLink } from '@psp/design-system/button';
import { Columns, Page, PageHeader, Row, Stack } from '@psp/design-system/page';
import { screenOnly } from '@psp/design-system/print-style';
import { LoadedPage } from '@psp/remote/loaded';
import { PrintButton } from '@psp/remote/print-button';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import PenLine from 'lucide-react/icons/pen-line';
import { useEffect } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { fileFacts } from '../../attachments/ui/files-card.tsx';
import { TemplateCard } from '../../templates/ui/template-card.tsx';
import { documentQuery, editionIn, type LibraryArea, libraryFilters, summaryQuery } from './area.ts';
import { ContentsCard } from './contents-card.tsx';
import { factsOf, OldNotice, RecordingCard, RelatedCard, VerificationCard, VersionsCard } from './document-cards.tsx';
import { FileText } from './file-text.tsx';
import { FilesCard, templatesIn } from './files-card.tsx';
import { FavouriteButton, Reports, ReviewsCard } from './opinions.tsx';
import { strings } from './strings.ts';
import { TypeBadge } from './marks.tsx';
import { SummaryCard } from './summary-card.tsx';
import { TextCard, useShownPassage } from './text-card.tsx';

/** Address of the filling of a template on the page. */
const FILLING = 'completare';

interface DocumentProps {
  area: LibraryArea;
  document: LibraryView;
}

/** Page of one document: its text, files, versions and related documents. */
export function DocumentPage({ area }: { area: LibraryArea }) {
  const { id = '' } = useParams();
  const query = useQuery(documentQuery(area, id, editionIn(useSearchParams()[0])));
  return (
    <LoadedPage query={query} isRevocable>
      {(document) => <Document key={id} area={area} document={document} />}
    </LoadedPage>
  );
}

/* Counts the reader once; the count on the page is that before. */
function useCountedView({ api }: LibraryArea, id: string): void {
  useEffect(() => {
    void api.call('POST /library/:id/views', { id, body: {} }).catch(() => undefined);
  }, [api, id]);
}

function Document({ area, document }: DocumentProps) {
  const { id, title, type, category, description, url } = document;
  usePageTitle(title);
  useCountedView(area, id);
  useShownPassage();
  const filters = libraryFilters(area);
  const templates = templatesIn(document);
  return (
    <Page width="wide">
      <PageHeader
        title={title}
        lead={description}
        breadcrumb={[
          ...area.trail,
          { label: area.title, href: filters.address({}) },
          { label: nameOfCategory(document), href: filters.address({ category }) },
        ]}
        badge={<TypeBadge type={type} />}
        meta={factsOf(document)}
      />
      <Actions area={area} document={document} templates={templates} />
      <OldNotice area={area} document={document} />
      <Columns>
        <Stack gap={24}>
          {url ? <RecordingCard url={url} /> : null}
          <SummaryCard document={document} query={summaryQuery(area, id)} />
          {templates.length > 0 ? (
            <div id={FILLING}>
              <TemplateCard area={area.kind} id={id} files={templates} />
            </div>
          ) : null}
          <TextCard document={document} />
          <VersionsCard area={area} document={document} />
          <ReviewsCard area={area} id={id} />
        </Stack>
        <Stack gap={24}>
          <ContentsCard sections={document.sections} />
          <FilesCard area={area} document={document} more={(file) => <FileText area={area} id={id} file={file} />} />
          <RelatedCard area={area} document={document} />
          <VerificationCard document={document}>
            <Reports area={area} id={id} />
          </VerificationCard>
        </Stack>
      </Columns>
    </Page>
  );
}

/* Below the title, because there are too many to stand beside it. */
function Actions({ area, document: { id }, templates }: DocumentProps & { templates: LibraryView['files'] }) {
  const [first, second] = templates;
  const { search } = useLocation();
  return (
    <Row {...screenOnly} gap={8}>
      {first ? (
        <ButtonLink variant="secondary" href={`${search}#${FILLING}`} icon={<PenLine aria-hidden />}>
          {strings.fill}
        </ButtonLink>
      ) : null}
      {first && !second ? (
        <ButtonLink
          variant="quiet"
          href={area.api.href('GET /library/:id/files/:fileId', { id, fileId: first.id })}
          download={first.name}
          icon={<Download aria-hidden />}
        >
          {strings.downloadEmpty(fileFacts(first))}
        </ButtonLink>
      ) : null}
      <FavouriteButton area={area} id={id} />
      <PrintButton />
    </Row>
  );
}
