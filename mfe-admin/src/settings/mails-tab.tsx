import type { MailTextRow } from '@psp/contracts/mail-texts';
import { SelectField } from '@psp/design-system/select-field';
import { Stack } from '@psp/design-system/page';
import { Loaded } from '@psp/remote/loaded';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { mailAddress } from './addresses.ts';
import { MailEditor } from './mail-editor.tsx';
import { mailTextQuery, mailTexts, mailTextsQuery } from './mail-queries.ts';
import { mailStrings as strings } from './mail-strings.ts';
import { mailLines } from './setting-lines.ts';
import { SettingTab } from './setting-tab.tsx';

/** Texts of the portal's mails; the mail is in the address. */
export function MailsTab() {
  const query = useQuery(mailTextsQuery);
  return <Loaded query={query}>{({ rows }) => <Mails rows={rows} />}</Loaded>;
}

const optionOf = ({ template, label, isChanged }: MailTextRow) => ({
  value: template,
  label: isChanged ? strings.changed(label) : label,
});

function Mails({ rows }: { rows: readonly MailTextRow[] }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const named = rows.find(({ template }) => template === search.get('mesaj')) ?? rows[0];
  if (!named) return null;
  return (
    <Stack gap={20}>
      <SelectField
        label={strings.mail}
        options={rows.map(optionOf)}
        value={named.template}
        onChange={(template) => void navigate(mailAddress(template), { replace: true, preventScrollReset: true })}
      />
      <Mail key={named.template} template={named.template} />
    </Stack>
  );
}

function Mail({ template }: { template: string }) {
  const query = mailTextQuery(template);
  const result = useQuery(query);
  return (
    <SettingTab
      lead={strings.lead}
      query={result}
      queryKey={query.queryKey}
      linesOf={mailLines}
      restore={(body) => mailTexts.call('POST /settings/mail-texts/:template/restore', { template, body })}
    >
      {() => (result.data ? <MailEditor view={result.data} /> : null)}
    </SettingTab>
  );
}
