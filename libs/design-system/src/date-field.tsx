import CalendarDays from 'lucide-react/icons/calendar-days';
import { lazy, type MouseEvent, Suspense, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { innerButtonStyle } from './control.ts';
import { isDay, parseDay, formatDay } from './day.ts';
import { controlAttributes, FieldFrame, type FieldProps, useFieldIds } from './field.tsx';
import { Input } from './text-fields.tsx';
import { useFilledIn } from './use-filled-in.ts';
import { words } from './words.ts';

/** Loaded on demand: many people only type the date. */
const DateCalendar = lazy(() => import('./date-calendar.tsx').then((module) => ({ default: module.DateCalendar })));

const Line = styled.div`
  position: relative;
  max-width: 220px;
`;

const DayInput = styled(Input)`
  font-variant-numeric: tabular-nums;
  &, &[aria-invalid='true'] { padding-right: 44px; }
`;

const Opener = styled.button`${innerButtonStyle}`;

interface DateFieldProps extends FieldProps<string> {
  /** First and last date offered by the calendar, ISO. Typed dates are validated by the form. */
  min?: string;
  max?: string;
}

/**
 * A date typed as "20.02.2027" in every browser language, or chosen from a calendar. The value is ISO `yyyy-mm-dd`, '' when
 * empty, and the text itself when it is not a valid date ("31.06.2027"), so that the form can report it.
 */
export function DateField(props: DateFieldProps) {
  const { value, label, isDisabled } = props;
  const ids = useFieldIds(props);
  const { shown, edit, settle, leave, replace } = useTypedDay(props);
  const [isOpen, setOpen] = useState(false);
  const input = useFilledIn<HTMLInputElement>(shown, (text) => replace(dayOf(text)));
  const line = useRef<HTMLDivElement>(null);
  const close = () => setOpen(false);
  const take = (day: string) => {
    replace(day);
    close();
  };
  const calendar = { label, line, onTake: take, onClose: close, min: props.min, max: props.max };
  return (
    <FieldFrame {...props} ids={ids}>
      <Line ref={line}>
        <DayInput
          {...controlAttributes(ids, props)}
          ref={input}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          placeholder={words.dayPattern}
          value={shown}
          onChange={(event) => edit(event.target.value)}
          onKeyDown={({ key }) => (key === 'Enter' ? settle() : undefined)}
          onBlur={leave}
        />
        <CalendarOpener isOpen={isOpen} isDisabled={isDisabled} onOpen={() => setOpen(true)} />
      </Line>
      {isOpen ? (
        <Suspense>
          <DateCalendar {...calendar} day={isDay(value) ? value : null} />
        </Suspense>
      ) : null}
    </FieldFrame>
  );
}

interface CalendarOpenerProps {
  isOpen: boolean;
  isDisabled: boolean | undefined;
  onOpen: () => void;
}

function CalendarOpener({ isOpen, isDisabled, onOpen }: CalendarOpenerProps) {
  const open = (event: MouseEvent<HTMLButtonElement>) => {
    // Safari does not focus a clicked button, so the calendar could not restore the focus.
    event.currentTarget.focus({ preventScroll: true });
    onOpen();
  };
  return (
    <Opener
      type="button"
      aria-label={words.showCalendar}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      disabled={isDisabled}
      onClick={open}
    >
      <CalendarDays size={20} aria-hidden />
    </Opener>
  );
}

/* Text that is no valid date is itself the value. */
const dayOf = (text: string): string => parseDay(text) ?? text.trim();

/* Does not change the text while it is typed. The value is updated as soon as the text is a valid date, or on blur. */
function useTypedDay({ value, onChange, onBlur }: DateFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const edit = (text: string) => {
    setDraft(text);
    const day = text.trim() === '' ? '' : parseDay(text);
    if (day !== null && day !== value) onChange(day);
  };
  const settle = () => {
    if (draft === null) return;
    setDraft(null);
    const settled = dayOf(draft);
    if (settled !== value) onChange(settled);
  };
  const leave = () => {
    settle();
    onBlur?.();
  };
  const replace = (day: string) => {
    setDraft(null);
    onChange(day);
  };
  return { shown: draft ?? formatDay(value), edit, settle, leave, replace };
}
