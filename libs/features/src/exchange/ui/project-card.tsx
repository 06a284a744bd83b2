import type { ExchangeItem } from '@psp/contracts/exchange';
import { EXCHANGE_STATUS } from '@psp/contracts/exchange-names';
import { DOMAINS } from '@psp/contracts/taxonomies';
import { StatusBadge } from '@psp/design-system/badge';
import { ButtonLink } from '@psp/design-system/button';
import { Link } from '@psp/design-system/link';
import { media } from '@psp/design-system/theme';
import Users from 'lucide-react/icons/users';
import { styled } from 'styled-components';
import { useIsReadOnly } from '../../members/ui/read-only.tsx';
import { type ExchangeArea, projectPath } from './area.ts';
import { factsOf, placeOf } from './facts.ts';
import { AlikeMark, StageBadges } from './marks.tsx';
import { SHORT_REASONS, strings } from './strings.ts';

const Frame = styled.li`
  min-width: 0;
  padding: 12px 18px;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--surface);
  ${media.narrow} { padding: 12px 16px; }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 10px;
  align-items: baseline;
  justify-content: flex-end;
  h2 { flex: 1 0 60%; min-width: 0; font-size: 1.0625rem; line-height: 1.3; overflow-wrap: anywhere; }
  h2 a { display: inline-block; min-height: 24px; }
  ${media.narrow} { flex-direction: row; justify-content: flex-start; h2 { order: 1; flex-basis: 100%; } }
`;

const Place = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 12px;
  align-items: center;
  margin-top: 2px;
  color: var(--ink-muted);
  font-size: 0.9375rem;
`;

/* Clips the separator before the first fact of each row. */
const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 0;
  margin: 9px 0 0 -13px;
  clip-path: inset(0 0 0 13px);
  font-size: 0.9375rem;
  line-height: 1.3;
  > div { padding: 0 12px; border-left: 1px solid var(--line); }
  > div:last-child { padding-right: 0; }
  dt { color: var(--ink-muted); font-size: 0.8125rem; }
  dd { margin: 0; font-weight: 500; overflow-wrap: anywhere; }
  [data-fact='adopted'] dd { color: var(--blue-700); font-weight: 650; }
  /* Sources of money are the longest: they wrap before a fact takes a row of its own. */
  > [data-fact='money'] { flex: 1 1 8rem; max-width: max-content; }
  ${media.narrow} {
    display: grid;
    grid-template-columns: 1.15fr 1fr 1fr;
    gap: 7px 12px;
    margin-left: 0;
    clip-path: none;
    > div { padding: 0; border: 0; min-width: 0; }
    [data-fact='files'] { grid-column: 1 / 3; }
  }
`;

const Seeking = styled.div`
  display: flex;
  gap: 8px 14px;
  align-items: center;
  margin-top: 9px;
  padding: 8px 12px;
  border-radius: 6px;
  background: var(--blue-50);
  font-size: 0.9375rem;
  line-height: 1.4;
  > p { flex: 1; }
  ${media.narrow} { flex-direction: column; align-items: stretch; }
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
`;

interface ProjectListProps {
  area: ExchangeArea;
  items: readonly ExchangeItem[];
}

/** The projects of a page of the list. */
export function ProjectList({ area, items }: ProjectListProps) {
  return (
    <List role="list" aria-label={area.title}>
      {items.map((item) =>
        item.isGone ? <GoneCard key={item.id} item={item} /> : <ProjectCard key={item.id} area={area} item={item} />,
      )}
    </List>
  );
}

/* One that was adopted and can no longer be opened. */
function GoneCard({ item: { title, authority, status } }: { item: ExchangeItem }) {
  return (
    <Frame>
      <Head>
        <h2>{title}</h2>
        <StatusBadge status={EXCHANGE_STATUS[status]} />
      </Head>
      <Place>{authority.name}</Place>
    </Frame>
  );
}

function ProjectCard({ area, item }: { area: ExchangeArea; item: ExchangeItem }) {
  const { id, title, authority, county, population, alike, domain, isOwn } = item;
  return (
    <Frame>
      <Head>
        <h2>
          <Link href={projectPath(area, id)} isStrong>
            {title}
          </Link>
        </h2>
        <StageBadges project={item} />
      </Head>
      <Place as="div">
        <span>{placeOf(authority.name, county)}</span>
        {population === null ? null : <span>{strings.inhabitants(population)}</span>}
        {isOwn ? <strong>{strings.own}</strong> : <AlikeMark reasons={alike} words={SHORT_REASONS} />}
        {domain ? <span>{DOMAINS[domain]}</span> : null}
      </Place>
      <Facts>
        {factsOf(item).map(({ key, term, detail }) => (
          <div key={key} data-fact={key}>
            <dt>{term}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </Facts>
      {item.stage === 'wanted' && item.seeksPartners ? <SeekingPartners area={area} item={item} /> : null}
    </Frame>
  );
}

function SeekingPartners({ area, item }: { area: ExchangeArea; item: ExchangeItem }) {
  const { id, title, joined, joinedCount, isJoined, isOwn } = item;
  const readsOnly = useIsReadOnly();
  const mayJoin = area.kind === 'uat' && !isOwn && !readsOnly;
  return (
    <Seeking>
      <p>
        <strong>{strings.seeks}</strong> {strings.joined(joined, joinedCount)}
      </p>
      {mayJoin && isJoined ? <strong>{strings.isJoined}</strong> : null}
      {mayJoin && !isJoined ? (
        <ButtonLink
          variant="secondary"
          size="small"
          href={`${projectPath(area, id)}#parteneri`}
          icon={<Users aria-hidden />}
          aria-label={strings.joinOf(title)}
        >
          {strings.join}
        </ButtonLink>
      ) : null}
    </Seeking>
  );
}
