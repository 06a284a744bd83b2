import { strings as navigation } from '@psp/contracts/navigation-strings';
import type { EditedText } from '@psp/contracts/starting-text-editing';
import { DOMAINS } from '@psp/contracts/taxonomies';
import type { DomainSlug } from '@psp/contracts/taxonomies';
import { Badge } from '@psp/design-system/badge';
import { Columns, Page, PageHeader } from '@psp/design-system/page';
import { useReadsOnly } from '@psp/features/members/ui/read-only';
import { SAME_SCREEN } from '@psp/remote/focus';
import { LoadedPage } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { domainIn, textAddress, textsAddress } from './addresses.ts';
import { RetireButton, ShowButton } from './text-acts.tsx';
import { TextForm } from './text-form.tsx';
import { textQuery } from './text-queries.ts';
import { textStrings as strings } from './text-strings.ts';
import { TextVersions } from './text-versions.tsx';
import { useTextEditor } from './use-text-editor.ts';

/**
 * One text: read, changed and brought back to what it said before. A new one takes its own address when it is first saved, and
 * the form stays.
 */
export function TextPage() {
  const { id } = useParams();
  const [search] = useSearchParams();
  const [created, setCreated] = useState<{ id: string; domain: DomainSlug }>();
  const readsOnly = useReadsOnly();
  const domain = created?.domain ?? domainIn(search);
  const query = useQuery({ ...textQuery(id ?? ''), enabled: id !== undefined });
  if (id === undefined && readsOnly) return <Navigate to={textsAddress(domain)} replace />;
  if (id !== undefined && !query.data) return <LoadedPage query={query}>{() => null}</LoadedPage>;
  return (
    <Text
      key={id === undefined || id === created?.id ? 'new' : id}
      text={query.data ?? null}
      domain={query.data?.category ?? domain}
      onCreated={(text) => setCreated({ id: text.id, domain })}
    />
  );
}

/* Once it is drawn that nothing is unsaved: before, leaving the address would be asked about. */
function useOwnAddress(created: EditedText | null, onCreated: (text: EditedText) => void) {
  const navigate = useNavigate();
  const take = useEffectEvent((text: EditedText) => {
    onCreated(text);
    void navigate(textAddress(text.id), { replace: true, preventScrollReset: true, state: SAME_SCREEN });
  });
  useEffect(() => {
    if (created) take(created);
  }, [created]);
}

interface TextProps {
  text: EditedText | null;
  domain: DomainSlug;
  onCreated: (text: EditedText) => void;
}

function Text({ text, domain, onCreated }: TextProps) {
  const readsOnly = useReadsOnly();
  const title = text?.title ?? strings.freshTitle;
  usePageTitle(title);
  const form = useTextEditor({ text, domain });
  useOwnAddress(text === null && !form.isUnsaved ? form.view : null, onCreated);
  const acts = text?.isShown ? <RetireButton text={text} /> : text ? <ShowButton text={text} /> : null;
  return (
    <Page width="wide">
      <PageHeader
        title={title}
        lead={DOMAINS[domain]}
        badge={text && !text.isShown ? <Badge tone="closed">{strings.isRetired}</Badge> : undefined}
        breadcrumb={[{ label: navigation.settings, href: textsAddress(domain) }, { label: title }]}
        actions={readsOnly ? null : acts}
      />
      <Columns>
        <TextForm form={form} readsOnly={readsOnly} />
        {text ? <TextVersions text={text} mayWrite={!readsOnly} onRestored={(now) => void form.restored(now)} /> : null}
      </Columns>
    </Page>
  );
}
