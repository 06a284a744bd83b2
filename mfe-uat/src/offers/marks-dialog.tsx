import type { OfferComparisonItem } from '@psp/contracts/offers';
import { HIGHEST_MARK, isCompared } from '@psp/contracts/scores';
import type { RequestView } from '@psp/contracts/service-requests';
import { SelectField } from '@psp/design-system/select-field';
import { ActDialog } from '@psp/features/acts/ui/act-dialog';
import { useFormOf } from '@psp/features/forms/ui/use-act-form';
import { styled } from 'styled-components';
import { requests, useRequestAct } from '../service-requests/queries.ts';
import { ChangeReason } from './change-reason.tsx';
import { LongText } from './long-text.tsx';
import { strings as texts } from './score-strings.ts';
import { strings } from './strings.ts';

const { marks: words } = texts;
const OPTIONS = Array.from({ length: HIGHEST_MARK + 1 }, (_, mark) => ({ value: String(mark), label: String(mark) }));

const Section = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  padding-top: 12px;
  border-top: 1px solid var(--line);
  > * { max-width: none; }
`;

interface DialogProps {
  view: RequestView;
  isOpen: boolean;
  onClose: () => void;
}

/** ChangedMarks marks by offer id. */
type Marks = Record<string, number | null>;
interface ChangedMarks {
  marks: Marks;
  reason: string;
}

/** Shows the method of each offer and asks for its mark. Only changed marks are sent. */
export function MarksDialog({ view, isOpen, onClose }: DialogProps) {
  const offers = (view.offers ?? []).filter(isCompared);
  const isRevised = ({ marks }: ChangedMarks): boolean =>
    offers.some(({ id, methodMark }) => {
      const mark = marks[id];
      return mark !== undefined && methodMark !== null && mark !== methodMark;
    });
  const form = useMarks(view, isRevised);
  const { marks } = form.values;
  const { isDisabled } = form.field('marks');
  return (
    <ActDialog act={form} title={words.title} confirmLabel={words.save} isOpen={isOpen} onClose={onClose} isWide>
      <p>{words.text}</p>
      {offers.map((offer) => (
        <MarkedMethod
          key={offer.id}
          offer={offer}
          chosen={marks[offer.id]}
          isDisabled={isDisabled}
          onChange={(mark) => form.change({ marks: { ...marks, [offer.id]: mark } })}
        />
      ))}
      {isRevised(form.values) ? <ChangeReason field={form.field('reason')} /> : null}
    </ActDialog>
  );
}

interface MarkedMethodProps {
  offer: OfferComparisonItem;
  /** Undefined while the mark is unchanged. */
  chosen: number | null | undefined;
  isDisabled: boolean | undefined;
  onChange: (mark: number | null) => void;
}

function MarkedMethod({ offer, chosen, isDisabled, onChange }: MarkedMethodProps) {
  const { id, firma, method, methodMark } = offer;
  const mark = chosen === undefined ? methodMark : chosen;
  return (
    <Section>
      <h3>{firma.name}</h3>
      <LongText title={strings.rows.method} text={method} />
      <SelectField
        id={`mark-${id}`}
        name={id}
        isDisabled={isDisabled}
        label={words.label(firma.name)}
        options={OPTIONS}
        placeholder={words.none}
        value={mark === null ? '' : String(mark)}
        onChange={(value) => onChange(value === '' ? null : Number(value))}
      />
    </Section>
  );
}

function useMarks({ id, version }: RequestView, isRevised: (changed: ChangedMarks) => boolean) {
  const act = useRequestAct<ChangedMarks>(id, {
    send: ({ marks, reason }) =>
      requests.call('PUT /service-requests/:id/comparison', {
        id,
        body: { version, marks, ...(reason.trim() && { reason: reason.trim() }) },
      }),
    done: words.saved,
  });
  return useFormOf<ChangedMarks>(
    {
      ...act,
      run: (changed, then) => {
        if (Object.keys(changed.marks).length > 0) act.run(changed, then);
        else then?.onDone?.(undefined);
      },
    },
    {
      blank: { marks: {}, reason: '' },
      ids: { reason: 'mark-reason' },
      check: (changed) => (isRevised(changed) && !changed.reason.trim() ? { reason: texts.reason.missing } : {}),
      clears: true,
      locks: true,
    },
  );
}
