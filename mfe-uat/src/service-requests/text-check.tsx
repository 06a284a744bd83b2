import type { RequestKind } from '@psp/contracts/request-kinds';
import type { RequestContent } from '@psp/contracts/service-requests';
import { Button } from '@psp/design-system/button';
import { Stack } from '@psp/design-system/page';
import { useAct } from '@psp/remote/act/use-act';
import { Failed } from '@psp/remote/loaded';
import { lazy, Suspense, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { RequestTextCheck } from '@psp/contracts/request-text-check';
import { requests } from './queries.ts';
import { textCheckStrings as strings } from './text-check-strings.ts';

const TextProposals = lazy(async () => ({ default: (await import('./text-proposals.tsx')).TextProposals }));

interface TextCheckProps {
  form: UseFormReturn<RequestContent>;
  kind: RequestKind;
}

/** Button that checks the description as it is written now, and the proposals for it. Offered once there is a text. */
export function TextCheck({ form, kind }: TextCheckProps) {
  const description = useWatch({ control: form.control, name: 'description' });
  /* Each check is shown from its beginning, without what was dropped before. */
  const [checked, setChecked] = useState<{ check: RequestTextCheck; times: number } | null>(null);
  const act = useAct({
    send: () => {
      const { title, description: text, category, budgetMin, budgetMax, countyCode, locality } = form.getValues();
      return requests.call('POST /service-requests/text-check', {
        body: {
          ...{ kind, title, description: text, category },
          hasBudget: budgetMin !== null || budgetMax !== null,
          hasPlace: countyCode !== null || locality.trim() !== '',
        },
      });
    },
    onDone: (check) => setChecked((before) => ({ check, times: (before?.times ?? 0) + 1 })),
  });
  if (description.trim() === '' && !checked) return null;
  return (
    <Stack gap={16}>
      <div>
        <Button variant="secondary" isPending={act.isPending} pendingLabel={strings.checking} onPress={() => act.run()}>
          {checked ? strings.again : strings.check}
        </Button>
      </div>
      {act.error ? <Failed error={act.error} onRetry={() => act.run()} /> : null}
      {checked ? (
        <Suspense>
          <TextProposals key={checked.times} form={form} check={checked.check} onClose={() => setChecked(null)} />
        </Suspense>
      ) : null}
    </Stack>
  );
}
