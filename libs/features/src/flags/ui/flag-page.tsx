import type { Flaggable } from '@psp/contracts/flags';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Prose } from '@psp/design-system/cells';
import { formatRating } from '@psp/design-system/format';
import { Notice } from '@psp/design-system/notice';
import { Page, PageHeader, Stack } from '@psp/design-system/page';
import { Stars } from '@psp/design-system/stars';
import { useAct } from '@psp/remote/act/use-act';
import { LoadedPage } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { ReadOnly, useIsReadOnly } from '../../members/ui/read-only.tsx';
import { strings as partners } from '../../partners/ui/strings.ts';
import { FlagButton } from './flag-button.tsx';
import { type Flagged, flaggableQuery, sendFlag } from './queries.ts';
import { OF_KIND, strings } from './strings.ts';

/** Shows a review or a solution, and reports it to the association. */
export function FlagPage(props: Pick<Flagged, 'area' | 'kind'>) {
  const { id = '' } = useParams();
  const flagged = { ...props, id };
  const query = useQuery(flaggableQuery(flagged));
  return <LoadedPage query={query}>{(content) => <Content key={id} flagged={flagged} content={content} />}</LoadedPage>;
}

interface ContentProps {
  flagged: Flagged;
  content: Flaggable;
}

function Content({ flagged, content }: ContentProps) {
  const { title, author, text, rating, page } = content;
  const words = OF_KIND[flagged.kind];
  usePageTitle(words.title);
  return (
    <Page>
      <PageHeader
        title={words.title}
        breadcrumb={page ? [{ label: title, href: page }, { label: words.title }] : undefined}
      />
      <Stack gap={20}>
        <Card aria-label={words.content}>
          <CardHeader title={words.about(author, title)} />
          <CardBody>
            <Stack gap={8}>
              {rating === null ? null : <Stars value={rating} label={partners.outOfFive(formatRating(rating))} />}
              <Prose>{text}</Prose>
            </Stack>
          </CardBody>
        </Card>
        <Report flagged={flagged} content={content} />
      </Stack>
    </Page>
  );
}

function Report({ flagged, content: { state } }: ContentProps) {
  const readsOnly = useIsReadOnly();
  const words = OF_KIND[flagged.kind];
  const act = useAct<string, Flaggable>({
    send: (reason) => sendFlag(flagged, reason),
    view: flaggableQuery(flagged),
    done: strings.flagged,
  });
  if (state === 'flagged') return <Notice tone="info" title={strings.waits} />;
  if (state === 'own') return <Notice tone="info" title={words.own} />;
  if (readsOnly) return <ReadOnly area={flagged.area} />;
  return (
    <>
      <p>{words.text}</p>
      <div>
        <FlagButton act={act} title={words.ask} text={words.text} ready={words.ready} isPrimary />
      </div>
    </>
  );
}
