import type { PartnerItem } from '@psp/contracts/partners';
import { ButtonLink } from '@psp/design-system/button';
import { Link } from '@psp/design-system/link';
import { MarketGrid } from '@psp/features/partners/ui/market-card';
import { PartnerCard } from '@psp/features/partners/ui/partner-card';
import { strings } from '@psp/features/partners/ui/strings';

/** Cards of one page of partners. */
export function PartnerCards({ partners }: { partners: PartnerItem[] }) {
  return (
    <MarketGrid>
      {partners.map((partner) => (
        <PartnerCard key={partner.id} partner={partner} links={<Links partner={partner} />} />
      ))}
    </MarketGrid>
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
