import {
  organisationContact,
  type OrganisationContact,
  type OrganisationProfile,
} from '@psp/contracts/organisation-profile';
import { showPhone } from '@psp/contracts/phone';
import { Button } from '@psp/design-system/button';
import { TextField } from '@psp/design-system/fields';
import { Answer, Notice } from '@psp/design-system/notice';
import { Stack } from '@psp/design-system/page';
import { showToast } from '@psp/design-system/toast';
import { Form } from '@psp/features/forms/ui/form';
import { useSavedForm } from '@psp/features/forms/ui/use-saved-form';
import { EditorConflict } from '@psp/remote/editor/editor-conflict';
import { RestoredNotice } from '@psp/remote/editor/restored-notice';
import { useEditor } from '@psp/remote/editor/use-editor';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { profileQuery, profiles } from './queries.ts';
import { strings } from './strings.ts';

const contactOf = ({ address, email, phone }: OrganisationProfile): OrganisationContact => ({
  ...{ address, email, phone: phone && showPhone(phone) },
});
const describe = ({ address, email, phone }: OrganisationContact) => [
  { term: strings.address, text: address },
  { term: strings.email, text: email },
  { term: strings.phone, text: phone },
];

/** Where the authority is found; saved at once for all of it. What a colleague saved meanwhile is shown beside what is typed. */
export function ContactForm({ profile }: { profile: OrganisationProfile }) {
  const { editor, field, save, isSaved, ...form } = useContact(profile);
  const { kind } = editor.state;
  return (
    <Stack gap={16}>
      <RestoredNotice editor={editor} />
      <EditorConflict
        editor={editor}
        title={strings.conflictTitle}
        lead={() => strings.conflict}
        describe={describe}
        save={save}
      />
      <Form of={{ ...form, submit: () => void save() }} aria-label={strings.contact}>
        <p>{strings.contactText}</p>
        <TextField {...field('address')} label={strings.address} maxLength={300} />
        <TextField {...field('email')} type="email" label={strings.email} maxLength={254} isOptional />
        <TextField
          {...field('phone')}
          type="tel"
          label={strings.phone}
          hint={strings.phoneHint}
          maxLength={30}
          isOptional
        />
        <Button type="submit" isDisabled={kind === 'stale'} isPending={kind === 'saving'} pendingLabel={strings.saving}>
          {strings.save}
        </Button>
      </Form>
      <Answer role="status">{isSaved ? <Notice tone="success">{strings.saved}</Notice> : null}</Answer>
    </Stack>
  );
}

function useContact(profile: OrganisationProfile) {
  const [isSaved, setSaved] = useState(false);
  const client = useQueryClient();
  const read = () => client.fetchQuery({ ...profileQuery, staleTime: 0 });
  const editor = useEditor<OrganisationContact, OrganisationProfile>({
    view: profile,
    blank: contactOf(profile),
    contentOf: contactOf,
    nameOf: () => 'profile:contact',
    save: async (contact, base) => {
      const { version } = base ?? profile;
      await profiles.call('PUT /profile', { body: { version, ...organisationContact.parse(contact) } });
      return read();
    },
    read,
  });
  const ids = { address: useId(), email: useId(), phone: useId() };
  const { save, ...form } = useSavedForm(editor, { schema: organisationContact, ids });
  return {
    ...{ ...form, editor, isSaved: isSaved && !editor.isUnsaved },
    save: async () => {
      setSaved(false);
      if (!(await save())) return;
      setSaved(true);
      showToast({ title: strings.saved, tone: 'success' });
    },
  };
}
