import type { EventChoice } from '@psp/contracts/notification-choices';
import { MAIL_TIMES, type MailTime } from '@psp/contracts/notification-names';
import { CheckboxField, SelectField } from '@psp/design-system/fields';
import { VisuallyHidden } from '@psp/design-system/page';
import { media } from '@psp/design-system/theme';
import { optionsOf } from '@psp/remote/options';
import { styled } from 'styled-components';
import type { Choosing } from './choice-queries.ts';
import { choiceStrings as strings } from './choice-strings.ts';

const Line = styled.li<{ $isAll: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 220px 120px;
  gap: 4px 16px;
  align-items: center;
  padding: 8px 12px;
  font-size: 1rem;
  font-weight: ${({ $isAll }) => ($isAll ? 600 : 400)};
  background: ${({ $isAll }) => ($isAll ? 'var(--sunken)' : 'transparent')};
  & + & { border-top: 1px solid var(--line); }
  > em { grid-column: 2 / -1; color: var(--ink-muted); font-style: normal; }
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr) auto;
    column-gap: 8px;
    padding-inline: 4px;
    > :first-child, > em { grid-column: 1 / -1; }
  }
`;

const times = optionsOf(MAIL_TIMES);
const isTime = (value: string): value is MailTime => Object.hasOwn(MAIL_TIMES, value);

/** The value that all have; undefined when they differ. */
const common = <T,>(values: readonly T[]): T | undefined => {
  const [first] = values;
  return values.every((value) => value === first) ? first : undefined;
};

/** An event with what has been chosen of it since it was read. */
const asChosen = (event: EventChoice, waiting: Choosing['waiting']): EventChoice =>
  waiting
    .filter(({ events }) => events.includes(event.event))
    .reduce((shown, { mail = shown.mail, inPortal = shown.inPortal }) => ({ ...shown, mail, inPortal }), event);

interface ChoiceRowProps {
  label: string;
  /** One event, or all of a kind. */
  events: readonly EventChoice[];
  choosing: Choosing;
  isAll?: boolean;
}

/** What is chosen of an event, or of all of a kind at once. */
export function ChoiceRow({ label, events, choosing, isAll = false }: ChoiceRowProps) {
  const free = events.filter(({ isSecurity }) => !isSecurity);
  const mailed = free.filter(({ mail }) => mail !== null);
  const chosen = (event: EventChoice) => asChosen(event, choosing.waiting);
  const mail = common(mailed.map((event) => chosen(event).mail)) ?? '';
  const inPortal = common(free.map((event) => chosen(event).inPortal)) ?? false;
  const namesOf = (some: readonly EventChoice[]) => some.map(({ event }) => event);
  return (
    <Line $isAll={isAll}>
      <span>{label}</span>
      {free.length === 0 ? (
        <em>{strings.security}</em>
      ) : (
        <>
          {mailed.length === 0 ? (
            <span>{strings.ownMail}</span>
          ) : (
            <SelectField
              label={strings.mailOf(label)}
              isLabelHidden
              value={mail}
              {...(mail === '' ? { placeholder: strings.differs } : {})}
              options={times}
              onChange={(value) => isTime(value) && choosing.choose({ events: namesOf(mailed), mail: value })}
            />
          )}
          <CheckboxField
            label={
              <>
                <VisuallyHidden>{strings.inPortalOf(label)} </VisuallyHidden>
                <span aria-hidden>{strings.inPortal}</span>
              </>
            }
            value={inPortal}
            onChange={(value) => choosing.choose({ events: namesOf(free), inPortal: value })}
          />
        </>
      )}
    </Line>
  );
}
