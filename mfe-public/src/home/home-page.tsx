import { Skeleton } from '@psp/design-system/skeleton';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { Failed } from '@psp/remote/loaded';
import { Audiences } from './audiences.tsx';
import { BestPartners } from './best-partners.tsx';
import { Hero } from './hero.tsx';
import { messages } from './messages.ts';
import { homeQuery } from './queries.ts';
import { Section } from './section.tsx';

/** The first page: what the portal is, for whom, and who is in it, by true figures. */
export function HomePage() {
  usePageTitle(messages.title);
  const query = useQuery(homeQuery);
  return (
    <>
      <Hero figures={query.data} />
      <Section>
        <Audiences />
      </Section>
      <Section>
        {query.data ? <BestPartners partners={query.data.partners} /> : null}
        {query.isPending ? <Skeleton height={180} /> : null}
        {query.isLoadingError ? <Failed error={query.error} onRetry={() => void query.refetch()} /> : null}
      </Section>
    </>
  );
}
