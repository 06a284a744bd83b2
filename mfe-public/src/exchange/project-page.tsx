import type { ExchangeView } from '@psp/contracts/exchange';
import { LINK_PREVIEW } from '@psp/contracts/link-previews';
import { pictureAddress } from '@psp/contracts/picture-address';
import { Page, PageHeader } from '@psp/design-system/page';
import { PrintProject } from '@psp/features/exchange/ui/printed-questions';
import { ProjectBody } from '@psp/features/exchange/ui/project-body';
import { headFacts } from '@psp/features/exchange/ui/project-page';
import { projectQuery } from '@psp/features/exchange/ui/queries';
import { LoadedPage } from '@psp/remote/loaded';
import { type PageHead, usePageHead } from '@psp/remote/page-head';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { breadcrumbOf } from '../common/breadcrumb.ts';
import { exchange, PROJECTS } from './area.tsx';
import { strings } from './strings.ts';

/** Public page of a project of the exchange. */
export function ProjectPage() {
  const { id = '' } = useParams();
  const query = useQuery(projectQuery(exchange, id));
  return (
    <LoadedPage query={query} isRevocable>
      {(project) => <Project key={id} project={project} />}
    </LoadedPage>
  );
}

const headOf = ({ id, title, what, authority, publishedAt, updatedAt, pictures: [first] }: ExchangeView): PageHead => {
  const path = `${PROJECTS}/${id}`;
  const article = {
    '@type': 'Article',
    headline: title,
    description: what,
    datePublished: publishedAt,
    dateModified: updatedAt,
    inLanguage: 'ro',
    author: { '@type': 'GovernmentOrganization', name: authority.name },
    image: first && pictureAddress(first),
    mainEntityOfPage: path,
    url: path,
  };
  const breadcrumb = breadcrumbOf([
    { label: strings.title, href: PROJECTS },
    { label: title, href: path },
  ]);
  return {
    title: `${title}, ${authority.name}`,
    kind: strings.kind,
    // The text alone may be a few words.
    description: `${title}, ${authority.name}. ${what}`,
    path,
    type: 'article',
    backdrop: first && pictureAddress(first, LINK_PREVIEW.width),
    jsonLd: [article, breadcrumb],
  };
};

function Project({ project }: { project: ExchangeView }) {
  usePageHead(headOf(project));
  return (
    <Page isCentred>
      <PageHeader
        title={project.title}
        breadcrumb={[
          ...exchange.trail,
          { label: strings.title, href: PROJECTS },
          { label: project.number, isNumber: true },
        ]}
        meta={headFacts(project)}
        actions={<PrintProject area={exchange} project={project} />}
      />
      <ProjectBody area={exchange} project={project} />
    </Page>
  );
}
