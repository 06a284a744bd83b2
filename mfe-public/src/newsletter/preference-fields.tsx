import { CheckboxGroupField } from '@psp/design-system/checkbox-group';
import { SelectField } from '@psp/design-system/fields';
import { countyOptions, domainOptions } from '@psp/remote/options';
import { strings } from './strings.ts';

/** What a subscriber is written about, as a form holds it. */
export interface Preferences {
  countyCode: string | null;
  domains: string[];
}

interface PreferenceFieldsProps {
  value: Preferences;
  onChange: (value: Preferences) => void;
}

/** The county whose news come besides, and the domains. */
export function PreferenceFields({ value, onChange }: PreferenceFieldsProps) {
  return (
    <>
      <SelectField
        label={strings.county}
        hint={strings.countyHint}
        options={[{ value: '', label: strings.allCounties }, ...countyOptions]}
        value={value.countyCode ?? ''}
        onChange={(county) => onChange({ ...value, countyCode: county || null })}
        isOptional
      />
      <CheckboxGroupField
        label={strings.domains}
        hint={strings.domainsHint}
        options={domainOptions}
        value={value.domains}
        onChange={(chosen) => onChange({ ...value, domains: chosen })}
        isOptional
      />
    </>
  );
}
