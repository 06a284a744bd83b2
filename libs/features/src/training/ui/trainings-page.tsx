import { TRAINING_CATEGORIES, TRAINING_FORMATS, TRAINING_LEVELS, type TrainingItem } from '@psp/contracts/training';
import { OwnText } from '@psp/design-system/own-text';
import { Page, PageHeader, Row } from '@psp/design-system/page';
import { media } from '@psp/design-system/theme';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { useListed } from '@psp/remote/lists/use-listed';
import { usePageTitle } from '@psp/remote/screen';
import Award from 'lucide-react/icons/award';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ChartColumn from 'lucide-react/icons/chart-column';
import Clock from 'lucide-react/icons/clock';
import MapPin from 'lucide-react/icons/map-pin';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { RegisterLink } from '../../enrolment/ui/register-link.tsx';
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
  grid-template-columns: minmax(0, 1fr) 200px;
  gap: 16px;
  padding: 14px 20px;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--surface);
  line-height: 1.4;
  &:has(h2 a:hover) { border-color: var(--blue-600); }
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

/** The catalogue of courses that begin later. */
export function TrainingsPage({ area }: { area: TrainingArea }) {
  usePageTitle(strings.title);
  const listed = useListed(trainingFilters(area), (filters) => trainingsQuery(area, filters));
  return (
    <Page width="wide">
      <PageHeader
        title={strings.title}
        lead={strings.lead[area.kind]}
        actions={
          <Row>
            {area.listActions?.()}
            <RegisterLink area={area.enrolment} />
          </Row>
        }
      />
      <FilteredList {...listed} words={strings} order={<p>{strings.order}</p>}>
        {({ items }) => (
          <List>
            {items.map((training) => (
              <TrainingCard key={training.id} training={training} href={trainingHref(area, training.id)} />
            ))}
          </List>
        )}
      </FilteredList>
    </Page>
  );
}

function TrainingCard({ training, href }: { training: TrainingItem; href: string }) {
  const { title, provider, category, format, level, hours, place, hasCertificate } = training;
  return (
    <Frame>
      <div>
        <h2>
          <Link to={href}>{title}</Link>
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
