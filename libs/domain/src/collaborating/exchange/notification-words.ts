import type { PartnerState } from '@psp/contracts/exchange-names';

/** Whether an authority that joined is invited to the group request, or why not. */
export const IN_GROUP = {
  invited: 'Invitația de a participa vine separat.',
  full: 'Instituția dvs. nu este invitată: s-au alăturat mai multe decât încap într-o cerere de grup.',
  inactive: 'Instituția dvs. nu este invitată, pentru că nu este activă în portal.',
  elsewhere:
    'Instituția dvs. nu este invitată, pentru că în grup intră instituții din același județ și ADI din orice județ.',
};

/** What a firm answered about its name. */
export const NAMING: Record<Exclude<PartnerState, 'asked'>, string> = {
  agreed: 'este de acord să fie numită la',
  declined: 'nu dorește să fie numită la',
  objected: 'și-a retras acordul și nu mai este numită la',
};
