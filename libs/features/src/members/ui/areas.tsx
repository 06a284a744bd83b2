import { ADMIN_AREA_LABELS, ADMIN_AREAS, type AdminArea } from '@psp/contracts/admin-areas';
import type { Role } from '@psp/contracts/common';
import { CheckboxGroupField } from '@psp/design-system/checkbox-group';
import type { FormField } from '../../forms/ui/use-fields.ts';
import type { MembersArea } from './area.ts';
import { strings } from './strings.ts';

const OPTIONS = ADMIN_AREAS.map((area) => ({ value: area, label: ADMIN_AREA_LABELS[area] }));

/** Whether this role has areas of work: of an editor of the association. */
export const hasAreas = ({ area }: MembersArea, role: Role | ''): boolean => area === 'admin' && role === 'editor';

/** The chosen areas in their order. */
export const chosenAreas = (chosen: readonly string[]): AdminArea[] =>
  ADMIN_AREAS.filter((area) => chosen.includes(area));

/** The part of a body that carries the chosen areas, null for all; empty for a role without areas. */
export const areasBody = (members: MembersArea, role: Role, chosen: readonly string[]) =>
  hasAreas(members, role) ? { areas: chosen.length === ADMIN_AREAS.length ? null : chosenAreas(chosen) } : {};

/** The problem of the areas chosen for a role; undefined if there is none. */
export const areasProblem = (members: MembersArea, role: Role | '', chosen: readonly string[]): string | undefined =>
  hasAreas(members, role) && chosen.length === 0 ? strings.areasMissing : undefined;

/** Check boxes for the areas of work of an editor of the association. */
export function AreasField(field: FormField<string[]>) {
  return <CheckboxGroupField {...field} label={strings.areas} hint={strings.areasHint} options={OPTIONS} />;
}
