import type { PartnerItem } from '@psp/contracts/partners';
import { Initials } from '@psp/design-system/avatar';
import { Picture } from '@psp/design-system/picture';
import { styled } from 'styled-components';

const Frame = styled.span`
  display: block;
  flex: none;
  align-self: start;
  width: 48px;
  overflow: hidden;
  border-radius: 8px;
  > span { background: var(--surface); }
`;

/** The partner's logo or initials, for use beside its name. */
export function PartnerLogo({ partner: { name, logo } }: { partner: Pick<PartnerItem, 'name' | 'logo'> }) {
  if (!logo) return <Initials name={name} of="company" shape="square" />;
  return (
    <Frame>
      <Picture picture={logo} alt="" sizes="48px" ratio="1 / 1" />
    </Frame>
  );
}
