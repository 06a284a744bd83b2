import { CheckboxField } from '@psp/design-system/choice-fields';
import { TextField } from '@psp/design-system/text-fields';
import { Notice } from '@psp/design-system/notice';
import { Link } from 'react-router-dom';
import type { FieldsProps } from './form-text.tsx';
import { fields, owned } from './field-strings.ts';
import { needsConfirmation } from './problems.ts';
import type { CuiOwner } from './use-cui-owner.ts';
import type { CuiValues, KnownOrganisation } from './values.ts';

interface CuiFieldProps extends FieldsProps<CuiValues> {
  /** Absent when an existing organisation is edited. */
  known?: CuiOwner;
  onAskAccess?: (organisation: KnownOrganisation) => void;
}

/** Field for the tax code. A wrong control digit can be confirmed; a registered code offers to request access. */
export function CuiField({ values, change, errorOf, known, onAskAccess }: CuiFieldProps) {
  const owner = known?.owner ?? null;
  return (
    <>
      <TextField
        id="cui"
        name="cui"
        label={fields.cui}
        hint={fields.cuiHint}
        maxLength={20}
        spellCheck={false}
        autoComplete="off"
        value={values.cui}
        onChange={(cui) => change({ cui, cuiConfirmed: false })}
        onBlur={known?.lookUp}
        error={errorOf('cui')}
      />
      {needsConfirmation(values) ? (
        <CheckboxField
          id="cuiConfirmed"
          name="cuiConfirmed"
          label={fields.cuiConfirmed}
          value={values.cuiConfirmed}
          onChange={(cuiConfirmed) => change({ cuiConfirmed })}
        />
      ) : null}
      {owner && onAskAccess ? <OwnedNotice owner={owner} onAskAccess={onAskAccess} /> : null}
    </>
  );
}

interface OwnedNoticeProps {
  owner: KnownOrganisation;
  onAskAccess: (organisation: KnownOrganisation) => void;
}

/** Notice that the organisation is already registered, with a link to request access. */
export function OwnedNotice({ owner, onAskAccess }: OwnedNoticeProps) {
  return (
    <Notice tone="warning" role="status" title={owned.title(owner.name)}>
      <p>{owned.text}</p>
      <div>
        <Link to="?tip=acces" onClick={() => onAskAccess(owner)}>
          {owned.link}
        </Link>
      </div>
    </Notice>
  );
}
