import { DOMAINS } from '@psp/contracts/taxonomies';
import type { DomainLine, MonthLine, PartnerLine } from '@psp/contracts/reports';
import { REPORT_COLUMNS as columns } from '@psp/contracts/report-words';

type Money = Omit<MonthLine, 'month'>;
const money = [
  { label: columns.requests, value: ({ requests }: Money) => requests },
  { label: columns.requested, value: ({ requested }: Money) => requested },
  { label: columns.offered, value: ({ offered }: Money) => offered },
  { label: columns.accepted, value: ({ accepted }: Money) => accepted },
];

/** Columns of the parts of a report, as files have them. */
export const MONTHS = [{ label: columns.month, value: ({ month }: MonthLine) => month }, ...money];
export const DOMAIN_LINES = [{ label: columns.domain, value: ({ domain }: DomainLine) => DOMAINS[domain] }, ...money];
export const PARTNERS = [
  { label: columns.partner, value: ({ partner }: PartnerLine) => partner.name },
  { label: columns.offers, value: ({ offers }: PartnerLine) => offers },
  { label: columns.acceptedCount, value: ({ accepted }: PartnerLine) => accepted },
  { label: columns.value, value: ({ value }: PartnerLine) => value },
  { label: columns.completed, value: ({ completed }: PartnerLine) => completed },
  { label: columns.onTime, value: ({ onTime }: PartnerLine) => onTime },
  { label: columns.rating, value: ({ rating }: PartnerLine) => rating },
];
