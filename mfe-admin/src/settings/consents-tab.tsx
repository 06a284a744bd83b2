import { type Consent, consentText, type consentTextView } from '@psp/contracts/consent-texts';
import type { ConsentText } from '@psp/contracts/legal-documents';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { OwnText } from '@psp/design-system/own-text';
import { Stack } from '@psp/design-system/page';
import { TextAreaField, TextField } from '@psp/design-system/text-fields';
import { StackForm } from '@psp/features/forms/ui/form';
import { useActForm } from '@psp/features/forms/ui/use-act-form';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { z } from 'zod';
import { consents, consentTextQuery, consentTexts, restoreConsent } from './consent-queries.ts';
import { consentStrings as strings } from './consent-strings.ts';
import { consentLines } from './setting-lines.ts';
import { settingStrings } from './setting-strings.ts';
import { SaveRow } from './save-row.tsx';
import { SettingTab } from './setting-tab.tsx';
import { Together } from './together.tsx';

/** Words of consents, each with its versions. */
export function ConsentsTab() {
  return (
    <Stack gap={32}>
      <p>{strings.lead}</p>
      <Together queries={consents.map(consentTextQuery)}>
        {consents.map((document) => (
          <ConsentSetting key={document} document={document} />
        ))}
      </Together>
    </Stack>
  );
}

function ConsentSetting({ document }: { document: Consent }) {
  const query = consentTextQuery(document);
  return (
    <SettingTab
      query={useQuery(query)}
      queryKey={query.queryKey}
      linesOf={consentLines}
      restore={(body) => restoreConsent(document, body)}
    >
      {(setting) => <ConsentForm document={document} setting={setting} />}
    </SettingTab>
  );
}

interface ConsentFormProps {
  document: Consent;
  setting: z.infer<typeof consentTextView>;
}

function ConsentForm({ document, setting: { version, value } }: ConsentFormProps) {
  const id = useId();
  const title = strings.titles[document];
  const form = useActForm<ConsentText, ConsentText, unknown>({
    blank: value,
    ids: { text: useId(), link: useId() },
    schema: consentText,
    follows: true,
    send: (given) =>
      consentTexts.call('POST /settings/consent-texts/:document', { document, body: { version, value: given } }),
    view: consentTextQuery(document),
    done: settingStrings.saved,
    about: title,
  });
  return (
    <Card aria-labelledby={id}>
      <CardHeader id={id} title={title} />
      <CardBody>
        <StackForm of={form} gap={16}>
          <TextAreaField
            {...form.field('text')}
            label={strings.text}
            rows={document === 'newsletter' ? 4 : 2}
            maxLength={300}
          />
          <TextField {...form.field('link')} label={strings.link} maxLength={120} />
          <p>
            <OwnText>{`${strings.shown}: ${form.values.text} `}</OwnText>
            <u>{form.values.link}</u>
          </p>
          <SaveRow isPending={form.isPending} />
        </StackForm>
      </CardBody>
    </Card>
  );
}
