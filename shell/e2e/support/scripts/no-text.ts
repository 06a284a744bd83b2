interface NoText {
  why: string;
  /** True if the service refuses the corpus, which is tried. */
  refuses: boolean;
  /** What the field takes. */
  takes?: string;
}

/** Fields, by their last name, that cannot contain the corpus. */
export const NO_TEXT: Readonly<Record<string, NoText>> = {
  password: { why: 'compared with a hash, shown nowhere', refuses: false },
  current: { why: 'compared with a hash, shown nowhere', refuses: false },
  code: { why: 'compared with a code, shown nowhere', refuses: false },
  token: { why: 'compared with a hash, shown nowhere', refuses: false },
  claim: { why: 'compared with a hash, shown nowhere', refuses: false },
  email: { why: 'an address of mail', refuses: true, takes: 'contact@exemplu.ro' },
  phone: { why: 'ten digits', refuses: true, takes: '0722123456' },
  cui: { why: 'digits with a control digit', refuses: true },
  iban: { why: 'an account number with check digits', refuses: true, takes: 'RO49AAAA1B31007593840000' },
  registrationNumber: { why: 'a number of the trade register', refuses: true },
  website: { why: 'an address of the web: holds the corpus in its query', refuses: true },
  'expertise[]': { why: 'one of a list', refuses: true },
  'events[]': { why: 'some of a list', refuses: true },
  category: { why: 'one of a list', refuses: true, takes: 'it-digitalizare' },
};
