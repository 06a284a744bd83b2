import { useSession } from '@psp/auth/session';
import type { ArticleContent } from '@psp/contracts/articles';
import type { OwnArticleView } from '@psp/contracts/own-articles';
import { ButtonLink } from '@psp/design-system/button';
import { Notice } from '@psp/design-system/notice';
import { Page, PageHeader, Stack } from '@psp/design-system/page';
import { EmptyState } from '@psp/design-system/states';
import { showToast } from '@psp/design-system/toast';
import { isApiError } from '@psp/remote/api-error';
import { EditorConflict } from '@psp/remote/editor/editor-conflict';
import { SaveLine } from '@psp/remote/editor/save-line';
import { Loaded, LoadedPage } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import { uploadFile } from '@psp/remote/upload';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { ReadOnly, useIsReadOnly } from '../../members/ui/read-only.tsx';
import type { UploadPicture } from '../../rich-text/ui/use-picture.ts';
import { type ArticlesArea, articleHref, editHref } from './area.ts';
import { ArticleFields } from './article-fields.tsx';
import { EditorActions } from './editor-actions.tsx';
import { PreviewDialog } from './preview.tsx';
import { articleQuery, categoriesQuery } from './queries.ts';
import { strings, TITLES } from './strings.ts';
import { type ArticleEditing, useArticleEditor } from './use-article-editor.ts';

/** Editor page of a new article, a draft, or a revision of a published article. */
export function ArticleEditorPage({ area }: { area: ArticlesArea }) {
  const { id } = useParams();
  const { key } = useLocation();
  if (id) return <ExistingArticle key={id} area={area} id={id} />;
  return <NewArticle key={key} area={area} />;
}

interface ArticleEditorProps {
  area: ArticlesArea;
  /** Null for an article that is not saved yet. */
  initial: OwnArticleView | null;
}

/* Changes the address without the router, whose navigation would move the focus out of the field being edited. */
function announceCreated(area: ArticlesArea, { id, text }: OwnArticleView): void {
  window.history.replaceState(window.history.state, '', editHref(area, id));
  showToast({ title: strings.created, message: text.title, tone: 'success' });
}

/** Editor of an article: fields, preview, save status and sending to the association. */
export function ArticleEditor({ area, initial }: ArticleEditorProps) {
  const editor = useArticleEditor(area, initial, (view) => announceCreated(area, view));
  const [previewed, setPreviewed] = useState<ArticleContent | null>(null);
  const categories = useQuery(categoriesQuery(area));
  const { form, view } = editor;
  const title = initial ? strings.editTitle : strings.newTitle;
  usePageTitle(title, { hasErrors: Object.keys(form.formState.errors).length > 0 });
  const upload: UploadPicture = (file, options) => uploadFile(area.api, 'POST /articles/pictures', file, options);
  return (
    <Page width="narrow">
      <Header area={area} editor={editor} title={title} />
      <AssociationReason view={view} />
      <EditorConflict
        editor={editor}
        title={strings.conflictTitle}
        lead={() => strings.conflict}
        describe={(content) => describe(content, categories.data?.items ?? [])}
      />
      <Loaded query={categories}>
        {({ items }) => (
          <Stack gap={20}>
            <EditorActions area={area} editor={editor} onPreview={setPreviewed}>
              <ArticleFields
                control={form.control}
                categories={withOwnCategory(items, view)}
                cover={(view?.proposal?.text ?? view?.text)?.cover ?? null}
                upload={upload}
                setHeld={editor.setHeld}
              />
            </EditorActions>
          </Stack>
        )}
      </Loaded>
      {previewed ? <Preview area={area} view={view} content={previewed} onClose={() => setPreviewed(null)} /> : null}
    </Page>
  );
}

interface HeaderProps {
  area: ArticlesArea;
  editor: ArticleEditing;
  title: string;
}

function Header({ area, editor, title }: HeaderProps) {
  return (
    <PageHeader
      title={title}
      lead={editor.isDraft ? null : strings.staysPublic}
      breadcrumb={[{ label: TITLES[area.kind].title, href: area.path }, { label: title }]}
      meta={[<SaveStatus key="save" editor={editor} />]}
    />
  );
}

function SaveStatus({ editor }: { editor: ArticleEditing }) {
  const { state, isDraft, flush } = editor;
  const isSignedOut = state.kind === 'failed' && isApiError(state.error) && state.error.status === 401;
  const words = isDraft ? strings.saveLine : { ...strings.saveLine, clean: strings.untouched };
  return (
    <SaveLine
      state={state}
      strings={isSignedOut ? { ...words, failed: () => strings.signedOutKept } : words}
      onRetry={() => void flush()}
    />
  );
}

/* The changes that the association requested, or its reason for refusing the last proposal. */
function AssociationReason({ view }: { view: OwnArticleView | null }) {
  const reason = view?.status === 'published' ? view.proposal?.reason : view?.reason;
  if (!reason) return null;
  return (
    <Notice tone="warning" title={strings.reason}>
      <p>{reason}</p>
    </Notice>
  );
}

type Categories = readonly { slug: string; name: string }[];

/* Adds the article's own category if it was disabled since, so that it stays selected. */
function withOwnCategory(items: Categories, view: OwnArticleView | null) {
  const own = view?.proposal?.text ?? view?.text;
  if (!own || items.some(({ slug }) => slug === own.category)) return [...items];
  return [...items, { slug: own.category, name: own.categoryName }];
}

const textOf = (html: string): string =>
  new DOMParser().parseFromString(html.replace(/<\/(p|h[2-4]|li|tr)>/g, '$&\n'), 'text/html').body.textContent ?? '';

const describe = ({ title, category, summary, coverAlt, body }: ArticleContent, categories: Categories) => [
  { term: strings.names.title, text: title },
  { term: strings.names.category, text: categories.find(({ slug }) => slug === category)?.name ?? '' },
  { term: strings.names.summary, text: summary },
  { term: strings.names.coverAlt, text: coverAlt },
  { term: strings.names.body, text: textOf(body) },
];

interface PreviewProps {
  area: ArticlesArea;
  view: OwnArticleView | null;
  content: ArticleContent;
  onClose: () => void;
}

function Preview({ area, view, content, onClose }: PreviewProps) {
  const name = useSession((session) => session.organisation?.name ?? '');
  return (
    <PreviewDialog area={area} id={view?.id ?? ''} author={view?.author ?? name} content={content} onClose={onClose} />
  );
}

/* Reads the role once: an open form stays with its text when the role changes. */
function NewArticle({ area }: { area: ArticlesArea }) {
  const [readsOnly] = useState(() => useSession.getState().role === 'viewer');
  if (readsOnly) return <ReadOnlyPage area={area} title={strings.newTitle} />;
  return <ArticleEditor area={area} initial={null} />;
}

function ExistingArticle({ area, id }: { area: ArticlesArea; id: string }) {
  const query = useQuery({ ...articleQuery(area, id), refetchOnWindowFocus: false });
  return <LoadedPage query={query}>{(article) => <LoadedArticle area={area} article={article} />}</LoadedPage>;
}

function LoadedArticle({ area, article }: { area: ArticlesArea; article: OwnArticleView }) {
  const [canEdit] = useState(() => article.actions.some((action) => action === 'edit' || action === 'revise'));
  const readsOnly = useIsReadOnly();
  if (canEdit) return <ArticleEditor area={area} initial={article} />;
  if (readsOnly) return <ReadOnlyPage area={area} title={article.text.title} />;
  return <NotEditable area={area} article={article} />;
}

function ReadOnlyPage({ area, title }: { area: ArticlesArea; title: string }) {
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
