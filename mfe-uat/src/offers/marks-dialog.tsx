import { HIGHEST_MARK, isCompared } from '@psp/contracts/scores';
import type { RequestView } from '@psp/contracts/service-requests';
import { SelectField } from '@psp/design-system/fields';
import { ActDialog } from '@psp/features/acts/ui/act-dialog';
import { useFormOf } from '@psp/features/forms/ui/use-act-form';
import { styled } from 'styled-components';
import { requests, useRequestAct } from '../service-requests/queries.ts';
import { LongText } from './long-text.tsx';
import { strings as texts } from './score-strings.ts';
import { strings } from './strings.ts';

const { marks: words } = texts;
const OPTIONS = Array.from({ length: HIGHEST_MARK + 1 }, (_, mark) => ({ value: String(mark), label: String(mark) }));

const Firm = styled.div`
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

type Marks = Record<string, number | null>;
/** By the ids of the offers; undefined where the stored mark was left as it is. */
type Changed = Record<string, number | null | undefined>;

/** Asks for a mark of each method, which is read here too. Only what was changed is sent. */
export function MarksDialog({ view, isOpen, onClose }: DialogProps) {
  const offers = (view.offers ?? []).filter(isCompared);
  const form = useMarks(
    view,
    offers.map(({ id }) => id),
  );
  return (
    <ActDialog act={form} title={words.title} confirmLabel={words.save} isOpen={isOpen} onClose={onClose} isWide>
      <p>{words.text}</p>
      {offers.map(({ id, firma, method, methodMark = null }) => {
        const { value: changed, onChange, ...field } = form.field(id);
        const mark = changed === undefined ? methodMark : changed;
        return (
          <Firm key={id}>
            <h3>{firma.name}</h3>
            <LongText title={strings.rows.method} text={method} />
            <SelectField
              {...field}
              label={words.label(firma.name)}
              options={OPTIONS}
              placeholder={words.none}
              value={mark === null ? '' : String(mark)}
              onChange={(value) => onChange(value === '' ? null : Number(value))}
            />
          </Firm>
        );
      })}
    </ActDialog>
  );
}

function useMarks({ id, version }: RequestView, offers: readonly string[]) {
  const act = useRequestAct<Marks>(id, {
    send: (marks) => requests.compare(id, version, { marks }),
    done: words.saved,
  });
  return useFormOf<Changed>(
    {
      ...act,
      run: (changed, then) => {
        const marks = Object.entries(changed).flatMap(([of, mark]) =>
          mark === undefined ? [] : [[of, mark] as const],
        );
        if (marks.length > 0) act.run(Object.fromEntries(marks), then);
        else then?.onDone?.(undefined);
      },
    },
    {
      blank: Object.fromEntries(offers.map((of) => [of, undefined])),
      ids: Object.fromEntries(offers.map((of) => [of, `mark-${of}`])),
      clears: true,
      locks: true,
    },
  );
}
