/** Words that say nothing about what a question or a passage is about. */
const stopWords = new Set(
  `a about after again all also am an and any anyone anything are as at be because been being but by can could d did
   do does doing done each either else ever every few for from further go going gonna got had has have having he
   hello her here hey hi him his how however i if im in into is isn it its itself ive just kind know less let like
   ll lot m make many may maybe me mean means might more most much my need no not now of off ok okay on once one
   only or other our out over own please quite rather re really s same say see shall she should so some somebody
   someone something still such sure t tell than thank thanks that the their them then there these they thing
   things this those though through to too under until up us ve very want wanna was way we were what whats when
   where whether which while who whom whose why will with without would yes yet you your yours explain question
   wondering curious actually basically exactly get gets getting right good best better ask happen happens guy
   guys wouldnt dont doesnt didnt cant couldnt isnt arent wasnt havent hasnt wont shouldnt hows whos wheres youre
   theyre theres actual today tomorrow sort kinda gotta hmm um uh oh well`.split(/\s+/),
);

/** Words that change no question. */
const fillers = new Set(
  'a an the really actually just please exactly even hi hey hello so well ok okay and but also guys like maybe then now still'.split(
    ' ',
  ),
);

/** Words that mean the same here; the first of a line stands for the others. */
const sameWords = new Map(
  `partner wife husband spouse fiance fiancee
  parent mom mum dad mother father mothers fathers moms dads
  child kid kids children baby babies son daughter toddler newborn
  medication med meds pill pills prescription prescriptions medicine
  income salary wage wages paycheck earnings earn
  site website webpage app platform
  information info data details
  choose pick select chose choosing picking
  change edit modify switch update alter adjust
  cancel quit terminate end ending drop leave
  price cost costs pricing rate rates
  expensive costly pricey
  cheap cheaper cheapest affordable inexpensive
  increase raise rise rises raises grow
  company companies insurer insurers carrier carriers provider providers
  buy purchase buying bought purchasing
  tobacco smoke smoker smokers smoking smoked cigarette cigarettes vape vaping nicotine
  exam physical checkup examination exams physicals
  doctor physician nurse
  sick ill illness disease
  condition conditions problem problems issue issues
  fast quick quickly faster fastest
  refuse deny denied denial decline declined reject rejected refused
  tax taxes taxed taxable irs
  pay paid paying pays payment payments
  receive receives get
  advantage benefit pro pros upside advantages
  disadvantage downside con cons drawback drawbacks
  compare comparison compared versus vs differ difference different
  old older age aged ages
  job employer workplace employed
  person human people
  bot robot chatbot machine software automated
  legit legitimate trustworthy trust scam fraud fake real reliable
  email mail mailbox
  call calls phone telephone phones ring
  year annual annually yearly years
  month monthly months
  keep portable
  start begin kick starts begins effective
  family relatives relative
  sibling brother sister siblings
  loan loans borrow
  agent broker salesman salesperson adviser advisor
  delete erase remove
  everybody everyone
  company firm
  mistake error mistakes wrong
  decision approval decide decided approve
  recommend recommended recommendation suggest suggested`
    .split('\n')
    .flatMap((line) => {
      const [first = '', ...others] = line.trim().split(' ');
      return others.map((word): [string, string] => [word, first]);
    }),
);

/** Lower case without accents, with straight apostrophes. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[’‘ʼ`]/g, "'")
    .toLowerCase();
}

/** The words of a text as they are searched: folded, without stop words, and without the endings of English. */
export function listTerms(text: string): string[] {
  return listWords(text)
    .filter((word) => !stopWords.has(word))
    .map(toTerm);
}

/** All words of a text without their endings: in a question, "what", "how long" and "do I need" say something, too. */
export function listAllTerms(text: string): string[] {
  return listWords(text)
    .filter((word) => !fillers.has(word))
    .map(toTerm);
}

function listWords(text: string): readonly string[] {
  return (
    foldText(text)
      .replaceAll("'", '')
      .match(/[a-z]+|\d[\d,.]*/g) ?? []
  );
}

function toTerm(word: string): string {
  return sameWords.get(word) ?? sameWords.get(stemWord(word)) ?? stemWord(word);
}

/** "policies" becomes "policy", "cancelled" "cancel". Crude, and the same for questions and passages. */
function stemWord(word: string): string {
  if (!/^[a-z]{4,}$/.test(word)) return word.replace(/[.,]+$/, '');
  const singular = word
    .replace(/ies$/, 'y')
    .replace(/(ss|sh|ch|x)es$/, '$1')
    .replace(/([^siu])s$/, '$1');
  const base = singular.length >= 6 ? singular.replace(/(?:ing|ed)$/, '') : singular;
  const undoubled = base.replace(/([bdfglmnprt])\1$/, '$1');
  return undoubled.length >= 4 ? undoubled.replace(/e$/, '') : undoubled;
}
