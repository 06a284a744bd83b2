import { useSession } from '@psp/auth/session';
import type { RequestView } from '@psp/contracts/service-requests';
import { Page, PageHeader } from '@psp/design-system/page';
import { LoadedPage } from '@psp/remote/loaded';
import { ReadOnly } from '@psp/features/members/ui/read-only';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { api } from '../common/api.ts';
import { editorStrings as strings } from './editor-strings.ts';
import { readWanted, type Wanted } from './prefill.ts';
import { prefillQuery } from './prefill-query.ts';
import { RequestEditor } from './request-editor.tsx';

type FreshProps = { onCreated: (view: RequestView) => void };

/**
 * A request that is not saved yet, filled in from what the address names. Once open, the form stays with its text, whatever
 * becomes of the person's role meanwhile.
 */
export function FreshRequest({ onCreated }: FreshProps) {
  const [readsOnly] = useState(() => useSession.getState().role === 'viewer');
  const [search] = useSearchParams();
  const [wanted] = useState(() => readWanted(search));
  if (readsOnly) return <FreshToRead />;
  if (wanted) return <Prefilled wanted={wanted} onCreated={onCreated} />;
  return <RequestEditor initial={null} onCreated={onCreated} />;
}

function Prefilled({ wanted, onCreated }: FreshProps & { wanted: Wanted }) {
  const query = useQuery(prefillQuery(wanted));
  return (
    <LoadedPage query={query} title={strings.titles.fresh}>
      {(prefill) => <RequestEditor initial={null} prefill={prefill} onCreated={onCreated} />}
    </LoadedPage>
  );
}

function FreshToRead() {
  usePageTitle(strings.titles.fresh);
  return (
    <Page width="narrow">
      <PageHeader title={strings.titles.fresh} />
      <ReadOnly client={api} area="uat" />
    </Page>
  );
}
