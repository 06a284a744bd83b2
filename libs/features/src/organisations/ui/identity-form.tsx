import { identityChange } from '@psp/contracts/organisation-profile';
import { Button } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { TextAreaField, TextField } from '@psp/design-system/text-fields';
import { Answer } from '@psp/design-system/notice';
import { Form } from '../../forms/ui/form.tsx';
import { useActForm } from '../../forms/ui/use-act-form.ts';
import { newKey } from '@psp/remote/act/idempotency';
import { useId, useRef, useState } from 'react';
import type { ProfileArea } from './area.ts';
import { strings } from './strings.ts';

/** Form that requests a change of name or tax code, which only the association can make. */
export function IdentityForm({ area: { api }, name }: { area: ProfileArea; name: string }) {
  const key = useRef(newKey());
  const [number, setNumber] = useState('');
  const form = useActForm({
    blank: { name, cui: '', reason: '' },
    ids: { name: useId(), cui: useId(), reason: useId() },
    schema: identityChange,
    send: (change) => api.call('POST /profile/identity', { body: { ...change, key: key.current } }),
    clears: true,
    onDone: (taken) => {
      key.current = newKey();
      setNumber(taken.number);
    },
  });
  return (
    <Card aria-labelledby="ask">
      <CardHeader id="ask" title={strings.ask} />
      <CardBody>
        <Form of={form} aria-label={strings.ask}>
          <p>{strings.askText}</p>
          <TextField {...form.field('name')} label={strings.askName} maxLength={200} />
          <TextField {...form.field('cui')} label={strings.askCui} maxLength={20} isOptional />
          <TextAreaField
            {...form.field('reason')}
            label={strings.askReason}
            hint={strings.askReasonHint}
            maxLength={2000}
          />
          <Button type="submit" variant="secondary" isPending={form.isPending}>
            {strings.send}
          </Button>
          <Answer role="status">{number ? strings.sent(number) : ''}</Answer>
        </Form>
      </CardBody>
    </Card>
  );
}
