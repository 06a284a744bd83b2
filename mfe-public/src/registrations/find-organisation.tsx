import { CUI_MESSAGES, cuiProblem, normaliseCui } from '@psp/contracts/cui';
import { Button } from '@psp/design-system/button';
import { TextField } from '@psp/design-system/fields';
import { Notice } from '@psp/design-system/notice';
import { PageHeader } from '@psp/design-system/page';
import { Problems } from '@psp/remote/act/problems';
import { errorMessage } from '@psp/remote/api-error';
import { usePageTitle } from '@psp/remote/screen';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { Fields, Sheet } from './form-layout.tsx';
import { fields, missing } from './field-strings.ts';
import { access } from './strings.ts';
import { cuiOwnerQuery } from './queries.ts';
import type { KnownOrganisation } from './values.ts';

type Outcome = { kind: 'none' } | { kind: 'wrong' | 'failed'; message: string; tries: number };

const problemOf = (cui: string): string | null => {
  if (cui.trim() === '') return missing.cui ?? null;
  return cuiProblem(normaliseCui(cui)) === 'shape' ? CUI_MESSAGES.shape : null;
};

function useFind(onFound: (organisation: KnownOrganisation) => void) {
  const client = useQueryClient();
  const [cui, setCui] = useState('');
  const [tries, setTries] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const find = async () => {
    setTries(tries + 1);
    const message = problemOf(cui);
    if (message) return setOutcome({ kind: 'wrong', message, tries });
    setBusy(true);
    try {
      const { organisation } = await client.fetchQuery({ ...cuiOwnerQuery(cui), staleTime: 0 });
      if (organisation) onFound(organisation);
      else setOutcome({ kind: 'none' });
    } catch (error) {
      setOutcome({ kind: 'failed', message: errorMessage(error), tries });
    } finally {
      setBusy(false);
    }
  };
  const type = (text: string) => {
    setCui(text);
    setOutcome(null);
  };
  return { cui, type, isBusy, outcome, find };
}

/** Which organisation, by its tax code. */
export function FindOrganisation({ onFound }: { onFound: (organisation: KnownOrganisation) => void }) {
  const { cui, type, isBusy, outcome, find } = useFind(onFound);
  const wrong = outcome && outcome.kind !== 'none' ? outcome : null;
  usePageTitle(access.findTitle, { hasErrors: wrong !== null });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void find();
  };
  return (
    <Sheet>
      <PageHeader title={access.findTitle} lead={access.findLead} />
      <form noValidate onSubmit={onSubmit}>
        <Fields>
          {wrong ? (
            <Problems
              key={wrong.tries}
              errors={[{ id: wrong.kind === 'wrong' ? 'cui' : '', message: wrong.message }]}
            />
          ) : null}
          <TextField
            id="cui"
            name="cui"
            label={fields.cui}
            hint={fields.cuiHint}
            maxLength={20}
            autoComplete="off"
            value={cui}
            onChange={type}
            error={wrong?.kind === 'wrong' ? wrong.message : undefined}
          />
          {outcome?.kind === 'none' ? (
            <Notice tone="info" role="status">
              <p>
                {access.notFound} <Link to="/register">{access.notFoundLink}</Link>.
              </p>
            </Notice>
          ) : null}
          <div>
            <Button type="submit" isPending={isBusy} pendingLabel={access.finding}>
              {access.find}
            </Button>
          </div>
        </Fields>
      </form>
    </Sheet>
  );
}
