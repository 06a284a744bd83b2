import { Button } from '@psp/design-system/button';
import { TextField } from '@psp/design-system/fields';
import { Notice } from '@psp/design-system/notice';
import { PageHeader } from '@psp/design-system/page';
import { useActForm } from '@psp/features/forms/ui/use-act-form';
import { Problems } from '@psp/remote/act/problems';
import { usePageTitle } from '@psp/remote/screen';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Fields, Sheet } from './form-layout.tsx';
import { fields, missing } from './field-strings.ts';
import { loadRules } from './judge.ts';
import { access } from './strings.ts';
import { cuiOwnerQuery } from './queries.ts';
import type { KnownOrganisation } from './values.ts';

const schema = () => loadRules().then(({ cuiAlone }) => cuiAlone);

/** Which organisation, by its tax code. */
export function FindOrganisation({ onFound }: { onFound: (organisation: KnownOrganisation) => void }) {
  const client = useQueryClient();
  const [unknown, setUnknown] = useState<string>();
  const form = useActForm({
    blank: { cui: '' },
    schema,
    missing: { cui: missing.cui },
    send: async () => {
      const { cui } = form.values;
      const { organisation } = await client.fetchQuery({ ...cuiOwnerQuery(cui), staleTime: 0 });
      if (organisation) onFound(organisation);
      else setUnknown(cui);
    },
  });
  const field = form.field('cui');
  usePageTitle(access.findTitle, { hasErrors: form.problems.length > 0 });
  return (
    <Sheet>
      <PageHeader title={access.findTitle} lead={access.findLead} />
      <form noValidate onSubmit={form.submit}>
        <Fields>
          <Problems key={form.tries} errors={form.problems} />
          <TextField {...field} label={fields.cui} hint={fields.cuiHint} maxLength={20} autoComplete="off" />
          {unknown === field.value ? (
            <Notice tone="info" role="status">
              <p>
                {access.notFound} <Link to="/register">{access.notFoundLink}</Link>.
              </p>
            </Notice>
          ) : null}
          <div>
            <Button type="submit" isPending={form.isPending} pendingLabel={access.finding}>
              {access.find}
            </Button>
          </div>
        </Fields>
      </form>
    </Sheet>
  );
}
