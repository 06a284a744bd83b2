import {
  organisationContact,
  type OrganisationContact,
  type OrganisationProfile,
} from '@psp/contracts/organisation-profile';
import { showPhone } from '@psp/contracts/phone';
import { Button } from '@psp/design-system/button';
import { TextField } from '@psp/design-system/fields';
import { Form } from '@psp/features/forms/ui/form';
import { useActForm } from '@psp/features/forms/ui/use-act-form';
import { useId } from 'react';
import { profile as service, profileQuery } from './queries.ts';
import { strings } from './strings.ts';

/** Where the authority is found; saved at once for all of it. */
export function ContactForm({ profile: { address, email, phone, version } }: { profile: OrganisationProfile }) {
  const form = useActForm<OrganisationContact>({
    blank: { address, email, phone: phone && showPhone(phone) },
    ids: { address: useId(), email: useId(), phone: useId() },
    schema: organisationContact,
    send: (contact) => service.save(version, contact),
    done: strings.saved,
    refreshes: [profileQuery.queryKey],
  });
  return (
    <Form of={form} aria-label={strings.contact}>
      <p>{strings.contactText}</p>
      <TextField {...form.field('address')} label={strings.address} maxLength={300} />
      <TextField {...form.field('email')} type="email" label={strings.email} maxLength={254} isOptional />
      <TextField
        {...form.field('phone')}
        type="tel"
        label={strings.phone}
        hint={strings.phoneHint}
        maxLength={30}
        isOptional
      />
      <Button type="submit" isPending={form.isPending} pendingLabel={strings.saving}>
        {strings.save}
      </Button>
    </Form>
  );
}
