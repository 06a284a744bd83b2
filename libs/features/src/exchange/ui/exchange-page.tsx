import { ButtonLink } from '@psp/design-system/button';
import { Page, PageHeader } from '@psp/design-system/page';
import { usePageTitle } from '@psp/remote/screen';
import Plus from 'lucide-react/icons/plus';
import { useIsReadOnly } from '../../members/ui/read-only.tsx';
import type { ExchangeArea } from './area.ts';
import { ExchangeList } from './exchange-list.tsx';
import { strings } from './strings.ts';

/** The exchange of projects as members read it. */
export function ExchangePage({ area }: { area: ExchangeArea }) {
  usePageTitle(area.title);
  const readsOnly = useIsReadOnly();
  const publish =
    area.kind === 'uat' && !readsOnly ? (
      <ButtonLink href={`${area.path}/new`} icon={<Plus aria-hidden />}>
        {strings.publish}
      </ButtonLink>
    ) : null;
  return (
    <Page width="wide">
      <PageHeader title={area.title} lead={strings.lead[area.kind]} breadcrumb={[...area.trail]} actions={publish} />
      {area.tabs?.()}
      <ExchangeList area={area} emptyAction={publish} />
    </Page>
  );
}
