/** Fields, by their last name, that cannot hold the corpus, and why. `refuses`: what they are sent of it is refused, which is tried. */
export const NO_TEXT: Readonly<Record<string, { why: string; refuses: boolean }>> = {
  password: { why: 'compared with a hash, shown nowhere', refuses: false },
  current: { why: 'compared with a hash, shown nowhere', refuses: false },
  code: { why: 'compared with a code, shown nowhere', refuses: false },
  token: { why: 'compared with a hash, shown nowhere', refuses: false },
  claim: { why: 'compared with a hash, shown nowhere', refuses: false },
  email: { why: 'an address of mail', refuses: true },
  phone: { why: 'ten digits', refuses: true },
  cui: { why: 'digits with a control digit', refuses: true },
  registrationNumber: { why: 'a number of the trade register', refuses: true },
  website: { why: 'an address of the web: holds the corpus in its query', refuses: true },
  'expertise[]': { why: 'one of a list', refuses: true },
  'events[]': { why: 'some of a list', refuses: true },
  category: { why: 'one of a list', refuses: true },
  badge_lacks: { why: 'kept by the database, of a list', refuses: false },
  domain_slugs: { why: 'kept by the database, of a list', refuses: false },
  price_bands: { why: 'kept by the database, of a list', refuses: false },
};

/** Single fields that the corpus does not reach, and why. */
export const NOT_REACHED: Readonly<Record<string, string>> = {
  'POST /api/public/tickets website': 'a trap for programs, which no person sees',
  'POST /api/public/newsletter/subscriptions website': 'a trap for programs, which no person sees',
  'POST /api/public/unknown-paths path': 'a line of the log',
  ...Object.fromEntries(
    ['title', 'summary', 'body', 'coverAlt'].map((field) => [
      `POST /api/…/articles/preview ${field}`,
      'answered to its writer alone, as it is stored: the screen of the stored article shows it',
    ]),
  ),
  ...Object.fromEntries(
    ['POST /api/…/saved-filters name', 'POST /api/…/saved-filters/{id}/rename name'].map((field) => [
      field,
      'shown to its writer alone, in a menu and a dialog that open on request',
    ]),
  ),
  'POST /api/uat/communities/{id}/projects/{communityProjectId}/move reason':
    'kept in the record; no page shows the history of a showcase',
  'POST /api/uat/offers/{id}/accept declineReasons[].reason': 'kept and shown as `declineReason` is',
  'POST /api/admin/organisations/{id}/keep-badge reason':
    'kept and shown as the reason of a badge that is given is; needs a certificate that ends',
  'POST /api/admin/organisations/{id}/identity reason':
    'kept, told and shown as the reason of a badge that is given is; needs a tax code of its own',
  'POST /api/admin/accounts/{id}/reset-two-factor reason':
    'kept and shown as the reason of a suspension is; needs an authenticator',
  'PUT /api/…/articles/{id}/revision coverAlt':
    'shown beside a picture, by the part that shows the one of a new article',
  'PUT /api/identity/application organisation.description':
    'of an authority, whose own sign-up is reached; the demonstration has no account of one that waits',
};
