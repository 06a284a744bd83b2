import {
  TRAINING_CATEGORIES,
  TRAINING_FORMATS,
  TRAINING_LEVELS,
  type TrainingCategory,
  type TrainingItem,
  type TrainingList,
  type TrainingQuery,
} from '@psp/contracts/training';
import { OwnText } from '@psp/design-system/own-text';
import { Row } from '@psp/design-system/page';
import { media } from '@psp/design-system/theme';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { useListed } from '@psp/remote/lists/use-listed';
import Award from 'lucide-react/icons/award';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ChartColumn from 'lucide-react/icons/chart-column';
import Clock from 'lucide-react/icons/clock';
import MapPin from 'lucide-react/icons/map-pin';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { LinkTabs } from '../../tabs/ui/link-tabs.tsx';
import { type TrainingArea, trainingFilters, trainingHref, trainingsQuery } from './area.ts';
import { Price, Rating } from './price.tsx';
import { strings } from './strings.ts';

const List = styled.ul`
  display: grid;
  gap: 12px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Frame = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(160px, 18%);
  gap: 16px;
  padding: 14px 20px;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--surface);
  line-height: 1.4;
  &:has(h2 a:hover), &[data-selected] { border-color: var(--blue-600); }
  &[data-selected] { box-shadow: inset 0 0 0 1px var(--blue-600); }
  h2 { font-size: 1.125rem; line-height: 1.3; }
  ${media.narrow} { grid-template-columns: minmax(0, 1fr); gap: 8px; padding: 14px 16px; }
`;

const Provider = styled.p`
  color: var(--ink-muted);
  font-size: 1rem;
`;

const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  margin: 8px 0 0;
  padding: 0;
  font-size: 1rem;
  list-style: none;
  li { display: flex; gap: 6px; align-items: center; }
  li > svg { flex: none; width: 18px; height: 18px; color: var(--ink-muted); }
`;

const Side = styled.div`
  display: grid;
  align-content: center;
  gap: 4px;
  padding-left: 16px;
  border-left: 1px solid var(--line);
  ${media.narrow} { padding: 8px 0 0; border-top: 1px solid var(--line); border-left: 0; }
`;

const Full = styled.p`
  color: var(--brick-700);
  font-weight: 600;
`;

interface TrainingsListProps {
  area: TrainingArea;
  /** Id of the course that `children` shows beside the list. */
  selected?: string | undefined;
  children?: ReactNode;
}

const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.4fr) minmax(0, 1fr);
  gap: 16px;
  align-items: start;
  > section { position: sticky; top: 80px; max-height: calc(100dvh - 96px); overflow-y: auto; }
  @media print { display: block; > ul { display: none; } > section { max-height: none; } }
`;

/** The catalogue of courses that begin later, with its filters. */
export function TrainingsList({ area, selected, children }: TrainingsListProps) {
  const listed = useListed(trainingFilters(area), (filters) => trainingsQuery(area, filters));
  const { filters, query } = listed;
  const { category } = filters;
  return (
    <FilteredList
      {...listed}
      words={strings}
      order={strings.order}
      moreChips={category ? [{ key: 'category', label: TRAINING_CATEGORIES[category] }] : []}
      note={<Categories area={area} filters={filters} counts={query.data?.counts} />}
    >
      {({ items }) => {
        const cards = items.map((training) => (
          <TrainingCard
            key={training.id}
            training={training}
            href={trainingHref(area, training.id, filters)}
            isSelected={training.id === selected}
          />
        ));
        return children ? (
          <Beside>
            <List>{cards}</List>
            <section aria-label={strings.chosen}>{children}</section>
          </Beside>
        ) : (
          <List>{cards}</List>
        );
      }}
    </FilteredList>
  );
}

interface CategoriesProps {
  area: TrainingArea;
  filters: TrainingQuery;
  counts: TrainingList['counts'] | undefined;
}

const KEYS = Object.keys(TRAINING_CATEGORIES) as TrainingCategory[];

function Categories({ area, filters, counts }: CategoriesProps) {
  const { address } = trainingFilters(area);
  const items = [undefined, ...KEYS].map((category) => {
    const key = category ?? 'all';
    const label = category ? TRAINING_CATEGORIES[category] : strings.all;
    return {
      ...{ key, label: counts ? `${label} (${counts[key]})` : label, isCurrent: filters.category === category },
      href: address({ ...filters, category, page: 1 }),
    };
  });
  return (
    <Row>
      <LinkTabs label={strings.category} items={items} />
    </Row>
  );
}

interface TrainingCardProps {
  training: TrainingItem;
  href: string;
  isSelected: boolean;
}

function TrainingCard({ training, href, isSelected }: TrainingCardProps) {
  const { title, provider, category, format, level, hours, place, hasCertificate } = training;
  return (
    <Frame data-selected={isSelected || undefined}>
      <div>
        <h2>
          <Link to={href} preventScrollReset aria-current={isSelected || undefined}>
            {title}
          </Link>
        </h2>
        <Provider>{`${provider} · ${TRAINING_CATEGORIES[category]}`}</Provider>
        <Facts>
          <Fact icon={<CalendarDays aria-hidden />}>{strings.sittings(training)}</Fact>
          <Fact icon={<Clock aria-hidden />}>{strings.hours(hours)}</Fact>
          <Fact icon={<MapPin aria-hidden />}>
            {format === 'online' ? TRAINING_FORMATS[format] : `${TRAINING_FORMATS[format]}, ${place}`}
          </Fact>
          <Fact icon={<ChartColumn aria-hidden />}>{TRAINING_LEVELS[level]}</Fact>
          {hasCertificate ? <Fact icon={<Award aria-hidden />}>{strings.certificate}</Fact> : null}
          <li>
            <Rating {...training} />
          </li>
        </Facts>
      </div>
      <Side>
        <Price {...training} />
        {training.free > 0 ? <p>{strings.seats(training)}</p> : <Full>{strings.full(training.waiting)}</Full>}
      </Side>
    </Frame>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <li>
      {icon}
      <OwnText>{children}</OwnText>
    </li>
  );
}
