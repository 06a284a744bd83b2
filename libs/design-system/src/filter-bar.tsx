import ListFilter from 'lucide-react/icons/list-filter';
import X from 'lucide-react/icons/x';
import { type FormEvent, type KeyboardEvent, type ReactNode, type ToggleEvent, useId, useRef } from 'react';
import { Bar, Close, Foot, Head, On, Opener, Sheet, Submit } from './filter-bar-style.ts';

interface FilterBarWords {
  /** Title of the sheet and label of the button that opens it: "Filtre". */
  filters: string;
  close: string;
  /** Label of the button that closes the sheet: "Arată 21 de parteneri". */
  show: string;
}

interface FilterBarProps {
  /** Search input, always in sight. */
  search?: ReactNode;
  /** Fields that are always in sight: the sort order, a filter that is the only one. */
  order?: ReactNode;
  /** Fields that fold into a sheet on a narrow screen. */
  children?: ReactNode;
  /** Number of active filters in the sheet. */
  active?: number;
  /** Clears the filters, in the sheet's footer. */
  clear?: ReactNode;
  words: FilterBarWords;
  /** Label of a submit button beside the fields, if any. */
  submitLabel?: string;
  /** Accessible name of the form. */
  label?: string;
  onSubmit?: () => void;
}

/**
 * The form of a list: search, filters, order. The sheet is a native popover and the form a plain one, so that both work
 * before hydration and without JavaScript; without popovers the filters stay in the form.
 */
export function FilterBar(props: FilterBarProps) {
  const { search, order, children, label, onSubmit, submitLabel } = props;
  const bar = useRef<HTMLFormElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const sheet = bar.current?.querySelector<HTMLElement>('[popover]');
    if (sheet?.matches(':popover-open')) sheet.hidePopover();
    onSubmit?.();
  };
  return (
    <Bar ref={bar} role="search" aria-label={label} onSubmit={submit} noValidate>
      {search}
      {children ? <Folded {...props} /> : null}
      {order}
      <Submit type="submit" $variant="secondary" $size="medium" $isShown={submitLabel !== undefined}>
        {submitLabel ?? props.words.show}
      </Submit>
    </Bar>
  );
}

function Folded({ children, active = 0, clear, words }: FilterBarProps) {
  const id = useId();
  return (
    <>
      <Opener type="button" popoverTarget={id} $variant="secondary" $size="medium">
        <ListFilter aria-hidden />
        {words.filters}
        {active > 0 ? <On>{active}</On> : null}
      </Opener>
      <Sheet
        id={id}
        popover="auto"
        role="group"
        aria-labelledby={`${id}-title`}
        tabIndex={-1}
        onToggle={takeFocus}
        onKeyDown={keepFocus}
      >
        <Head>
          <h2 id={`${id}-title`}>{words.filters}</h2>
          <Close type="button" aria-label={words.close} popoverTarget={id} popoverTargetAction="hide">
            <X size={22} aria-hidden />
          </Close>
        </Head>
        {children}
        <Foot>
          {clear}
          <Submit type="submit" $variant="primary" $size="medium" $isShown>
            {words.show}
          </Submit>
        </Foot>
      </Sheet>
    </>
  );
}

const takeFocus = ({ newState, currentTarget }: ToggleEvent<HTMLElement>): void => {
  if (newState === 'open') currentTarget.focus({ preventScroll: true });
};

/* The sheet covers the page: Tab goes round in it. */
const keepFocus = (event: KeyboardEvent<HTMLElement>): void => {
  const sheet = event.currentTarget;
  if (event.key !== 'Tab' || !sheet.matches(':popover-open')) return;
  const stops = [...sheet.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')].filter((element) =>
    element.checkVisibility(),
  );
  const isAtEnd = document.activeElement === stops.at(-1);
  const isAtStart = document.activeElement === stops[0] || document.activeElement === sheet;
  const next = event.shiftKey ? isAtStart && stops.at(-1) : isAtEnd && stops[0];
  if (!next) return;
  event.preventDefault();
  next.focus();
};
