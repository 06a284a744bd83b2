import type { PartnerItem } from '@psp/contracts/partners';
import { ButtonLink } from '@psp/design-system/button';
import { Link } from '@psp/design-system/link';
import { PartnerCard, PartnerGrid } from '@psp/features/partners/ui/partner-card';
import { strings } from '@psp/features/partners/ui/strings';

/** The partners of one page of the list. */
export function PartnerCards({ partners }: { partners: PartnerItem[] }) {
  return (
    <PartnerGrid>
      {partners.map((partner) => (
        <PartnerCard key={partner.id} partner={partner} links={<Links partner={partner} />} />
      ))}
    </PartnerGrid>
  );
}

function Links({ partner: { id, name } }: { partner: PartnerItem }) {
  return (
    <>
      <Link href={`/marketplace?partner=${id}`} aria-label={strings.seeSolutionsOf(name)}>
        {strings.seeSolutions}
      </Link>
      <ButtonLink href={`/partener/${id}`} variant="secondary" size="small" aria-label={strings.seeProfileOf(name)}>
        {strings.seeProfile}
      </ButtonLink>
    </>
  );
}
