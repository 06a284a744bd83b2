import { useSession } from '@psp/auth/session';
import type { OwnArticleView } from '@psp/contracts/own-articles';
import { ButtonLink } from '@psp/design-system/button';
import { Page, PageHeader } from '@psp/design-system/page';
import { EmptyState } from '@psp/design-system/states';
import { LoadedPage } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { ReadOnly, useReadsOnly } from '../../members/ui/read-only.tsx';
import { ArticleEditor } from './article-editor.tsx';
import { type ArticlesArea, articleHref } from './area.ts';
import { articleQuery } from './queries.ts';
import { strings } from './strings.ts';

/** The editor of a new article, of a draft, or of another text for a published article. */
export function ArticleEditorPage({ area }: { area: ArticlesArea }) {
  const { id } = useParams();
  const { key } = useLocation();
  if (id) return <Existing key={id} area={area} id={id} />;
  return <Fresh key={key} area={area} />;
}

/* Once open, the form stays with its text, whatever becomes of the person's role meanwhile. */
function Fresh({ area }: { area: ArticlesArea }) {
  const [readsOnly] = useState(() => useSession.getState().role === 'viewer');
  if (readsOnly) return <ToRead area={area} title={strings.newTitle} />;
  return <ArticleEditor area={area} initial={null} />;
}

function Existing({ area, id }: { area: ArticlesArea; id: string }) {
  const query = useQuery({ ...articleQuery(area, id), refetchOnWindowFocus: false });
  return <LoadedPage query={query}>{(article) => <Editing area={area} article={article} />}</LoadedPage>;
}

function Editing({ area, article }: { area: ArticlesArea; article: OwnArticleView }) {
  const [canEdit] = useState(() => article.actions.some((action) => action === 'edit' || action === 'revise'));
  const readsOnly = useReadsOnly();
  if (canEdit) return <ArticleEditor area={area} initial={article} />;
  if (readsOnly) return <ToRead area={area} title={article.text.title} />;
  return <NotEditable area={area} article={article} />;
}

function ToRead({ area, title }: { area: ArticlesArea; title: string }) {
  usePageTitle(title);
  return (
    <Page width="narrow">
      <PageHeader title={title} />
      <ReadOnly area={area.kind} />
    </Page>
  );
}

function NotEditable({ area, article: { id, text } }: { area: ArticlesArea; article: OwnArticleView }) {
  usePageTitle(text.title);
  const back = <ButtonLink href={articleHref(area, id)}>{strings.seeArticle}</ButtonLink>;
  return (
    <Page width="narrow">
      <PageHeader title={text.title} />
      <EmptyState title={strings.notEditableTitle} action={back}>
        <p>{strings.notEditable}</p>
      </EmptyState>
    </Page>
  );
}
