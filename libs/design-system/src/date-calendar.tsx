import { parseDate } from '@internationalized/date';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { RefObject } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Calendar, CalendarCell, CalendarGrid, CalendarHeading } from 'react-aria-components/Calendar';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { styled } from 'styled-components';
import { AriaScope } from './aria-scope.tsx';
import { iconButtonStyle } from './control.ts';
import { popoverStyle } from './popover-style.ts';

const Box = styled(Popover)`
  ${popoverStyle}
  padding: 8px;
`;

const Content = styled(Dialog)`
  outline: none;
`;

const Header = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  font-weight: 600;
  font-size: 1.0625rem;
`;

const Turn = styled(AriaButton)`
  ${iconButtonStyle}
  color: var(--blue-700);
  &[data-hovered] { background: var(--blue-50); }
  &[data-disabled] { color: var(--control); opacity: 0.5; cursor: not-allowed; }
`;

const Grid = styled(CalendarGrid)`
  border-collapse: collapse;
  th { padding: 4px 0; color: var(--ink-muted); font-weight: 400; font-size: 0.875rem; text-align: center; }
  td { padding: 0; }
`;

const Cell = styled(CalendarCell)`
  display: grid;
  place-items: center;
  width: min(44px, (100vw - 48px) / 7);
  height: 44px;
  border: 1px solid transparent;
  border-radius: 4px;
  font-size: 1rem;
  font-variant-numeric: tabular-nums;
  cursor: pointer;

  &[data-outside-month] { visibility: hidden; }
  &[data-today] { border-color: var(--control); font-weight: 600; }
  &[data-hovered] { background: var(--blue-100); }
  &[data-disabled] { opacity: 0.45; text-decoration: line-through; cursor: not-allowed; }
  &[data-selected] { background: var(--action); color: var(--on-action); font-weight: 600; }
  &[data-focus-visible] { outline: 3px solid var(--focus); outline-offset: -3px; box-shadow: inset 0 0 0 5px var(--surface); }
  @media (forced-colors: active) {
    &:not([data-today]) { border-color: Canvas; }
    &[data-selected] { forced-color-adjust: none; background: Highlight; color: HighlightText; }
    &[data-disabled] { opacity: 1; color: GrayText; }
  }
`;

interface DateCalendarProps {
  /** Label of the field. */
  label: string;
  /** Element below which the calendar opens. */
  line: RefObject<HTMLElement | null>;
  /** ISO date; null for none. */
  day: string | null;
  min?: string;
  max?: string;
  onTake: (day: string) => void;
  onClose: () => void;
}

const dateOf = (day: string | null | undefined) => (day ? parseDate(day) : null);

/** Calendar popover to choose a date. Arrow keys, Page Up and Page Down move the focus; Escape closes it. */
export function DateCalendar({ label, line, day, min, max, onTake, onClose }: DateCalendarProps) {
  return (
    <AriaScope>
      <Box isOpen triggerRef={line} placement="bottom start" offset={4} onOpenChange={onClose}>
        <Content aria-label={label}>
          <Calendar
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog that was just asked for
            autoFocus
            value={dateOf(day)}
            minValue={dateOf(min)}
            maxValue={dateOf(max)}
            onChange={(date) => onTake(date.toString())}
          >
            <Header>
              <Turn slot="previous">
                <ChevronLeft size={22} aria-hidden />
              </Turn>
              <CalendarHeading />
              <Turn slot="next">
                <ChevronRight size={22} aria-hidden />
              </Turn>
            </Header>
            <Grid weekdayStyle="short">{(date) => <Cell date={date} />}</Grid>
          </Calendar>
        </Content>
      </Box>
    </AriaScope>
  );
}
