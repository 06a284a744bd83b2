import { fold } from '@psp/contracts/fold';

/*
 * Sentences that speak to a program instead of a reader: orders to forget rules, to say or hide something, to play somebody, to show the
 * rules themselves. Such sentences of passages are neither quoted nor sent.
 */
const ORDERS = [
  /\b(ignor\w*|uit\w*|nesocot\w*|incalc\w*|disregard|forget|override|bypass)\b.{0,60}\b(instruct\w*|regul\w*|prompt\w*|indicati\w*|anterioar\w*|de mai sus|previous|above|rules?)\b/,
  /\b(esti|te comporti|joaca|prefa-?te|preface-?te|you are|act as|pretend)\b.{0,60}\b(asistent\w*|model\w*|program|chatbot|robot|administrator\w*|dan|assistant|system|developer)\b/,
  /\b(asistent\w*|chatbot\w*|modelul\w*|ai|llm|assistant|model)\b.{0,40}\b(trebuie sa|va rog|raspunde|scrie|spune|afis\w*|arat\w*|dezvalui\w*|trimite|must|should|reply|answer|say|print|reveal|output)\b/,
  /\b(raspunde|raspundeti|spune|spuneti|scrie|scrieti|repeta|afiseaza|reply|answer|respond|say|output|print|repeat)\b.{0,40}\b(numai|doar|intotdeauna|mereu|exact|only|always|verbatim|exactly)\b/,
  /\b(system|systemul|sistem)\s*(prompt|message|:)/,
  /\b(prompt(ul)?|instructiunile)\b.{0,30}\b(tau|tale|ascuns\w*|initial\w*|intern\w*|your|hidden|secret\w*)\b/,
  /\b(dezvaluie|arata-mi|afiseaza|reveal|show|print|leak)\b.{0,40}\b(prompt\w*|instruct\w*|regul\w*|cheia|parol\w*|token\w*|key|password\w*|secret\w*)\b/,
  /\b(nu (mai )?(cita|citati|mentiona|verifica)|fara (sa cit\w*|citare|surse)|do not cite|without citing)\b/,
  /<\/?(system|user|assistant|pasaj|instruct\w*|im_start|im_end)|\[\/?inst\]|<\|/,
];

/** Whether a sentence tries to direct whoever reads it by program. */
export const isInstruction = (sentence: string): boolean => {
  const folded = fold(sentence);
  return ORDERS.some((order) => order.test(folded));
};
