const rules = new Intl.PluralRules('ro');
const whole = new Intl.NumberFormat('ro-RO', { maximumFractionDigits: 0 });

/** A whole number with its noun: "o zi", "19 zile", "20 de zile", "1.200 de zile". */
export const counted = (count: number, one: string, many: string): string => {
  const rule = rules.select(count);
  if (rule === 'one') return one;
  return `${whole.format(count)} ${rule === 'few' ? '' : 'de '}${many}`;
};
