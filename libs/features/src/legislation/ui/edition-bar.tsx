import type { ActView } from '@psp/contracts/legislation';
import { Button } from '@psp/design-system/button';
import { Card, CardBody } from '@psp/design-system/card';
import { DateField } from '@psp/design-system/date-field';
import { formatDate } from '@psp/design-system/format';
import { OwnText } from '@psp/design-system/own-text';
import { Row } from '@psp/design-system/page';
import { screenOnly } from '@psp/design-system/print-style';
import { media } from '@psp/design-system/theme';
import { day } from '@psp/remote/lists/by-parts';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { readingOf } from './area.ts';
import { strings } from './strings.ts';

const Editions = styled.ol`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(140px, 1fr);
  flex: 1 1 300px;
  gap: 3px;
  min-width: 0;
  margin: 0;
  padding: 0 0 4px;
  overflow-x: auto;
  list-style: none;
  font-size: 0.9375rem;
  line-height: 1.35;
  a {
    display: grid;
    align-content: start;
    min-height: 44px;
    padding-top: 6px;
    border-top: 5px solid var(--blue-100);
    color: var(--ink-muted);
    text-decoration: none;
  }
  a:hover { text-decoration: underline; }
  a[aria-current] { border-top-color: var(--blue-600); color: var(--blue-700); font-weight: 600; }
  ${media.narrow} { flex-basis: 100%; }
`;

/** The version of an act that is in force today, or the first one. */
export const lastInForce = ({ versions, today }: ActView): ActView['versions'][number] | undefined =>
  versions.filter(({ number, from }) => number === 1 || (from !== null && from <= today)).at(-1);

const About = styled.p`
  margin-top: 8px;
`;

interface EditionBarProps {
  act: ActView;
  /** Address of the act as on a day; today without one. */
  hrefOf: (on: string | undefined) => string;
}

/** Chooses the day on which the act is read, by its date or by its forms. */
export function EditionBar({ act, hrefOf }: EditionBarProps) {
  const { versions, shown, today } = act;
  const { on } = readingOf(useSearchParams()[0]);
  const last = lastInForce(act);
  const one = versions.find(({ number }) => number === shown);
  const isToday = shown === last?.number;
  // An act with one form of an unknown day is the same on all days.
  if (versions.length === 1 && one?.from === null) return null;
  return (
    <Card aria-label={strings.editions}>
      <CardBody>
        <Row gap={16} align="end">
          <DayForm key={on ?? today} on={on ?? today} hrefOf={(given) => hrefOf(given === today ? undefined : given)} />
          <Editions aria-label={strings.editions} {...screenOnly}>
            {versions.map(({ id, number, from, until }) => (
              <li key={id}>
                <Link
                  to={hrefOf(number === last?.number ? undefined : (from ?? until ?? undefined))}
                  aria-current={number === shown ? 'true' : undefined}
                >
                  <span>{strings.period({ from, until })}</span>
                  {number === last?.number ? <span>{strings.today}</span> : null}
                  {from !== null && from > today ? <span>{strings.ahead}</span> : null}
                </Link>
              </li>
            ))}
          </Editions>
        </Row>
        <About>
          <OwnText>{one ? formOf(one, on ?? today) : ''}</OwnText>
          {isToday ? null : (
            <>
              {' '}
              <Link to={hrefOf(undefined)}>{strings.toToday}</Link>
            </>
          )}
        </About>
      </CardBody>
    </Card>
  );
}

/* What the shown form is: its days, what it changed and by which act. */
const formOf = ({ from, until, basis, note }: ActView['versions'][number], on: string): string => {
  if (from !== null && from > on) return strings.notYet(from);
  const changed = [note, basis ? strings.wayOf(basis) : ''].filter(Boolean).join(' ');
  return [strings.formOn(formatDate(on), strings.period({ from, until })), changed].filter(Boolean).join(' ');
};

function DayForm({ on, hrefOf }: { on: string; hrefOf: (on: string) => string }) {
  const [value, setValue] = useState(on);
  const [isWrong, setWrong] = useState(false);
  const navigate = useNavigate();
  const show = () => {
    const given = day.read(value);
    setWrong(given === undefined);
    if (given !== undefined) void navigate(hrefOf(given));
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        show();
      }}
    >
      <Row align="end" gap={8}>
        <DateField
          label={strings.inForceOn}
          value={value}
          onChange={setValue}
          error={isWrong ? strings.dayProblem : undefined}
        />
        <Button type="submit" variant="secondary">
          {strings.show}
        </Button>
      </Row>
    </form>
  );
}
