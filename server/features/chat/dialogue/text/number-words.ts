const small: Readonly<Record<string, number>> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
};

const tens: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  fivty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  eigthy: 80,
  ninety: 90,
  ninty: 90,
};

const units: Readonly<Record<string, number>> = {
  hundred: 100,
  hundreds: 100,
  hunderd: 100,
  hundered: 100,
  k: 1000,
  thousand: 1000,
  thousands: 1000,
  thousend: 1000,
  thosand: 1000,
  thousnd: 1000,
  thousan: 1000,
  tousand: 1000,
  thousnad: 1000,
  thou: 1000,
  grand: 1000,
  m: 1_000_000,
  mm: 1_000_000,
  mil: 1_000_000,
  mill: 1_000_000,
  mils: 1_000_000,
  mio: 1_000_000,
  million: 1_000_000,
  millions: 1_000_000,
  milion: 1_000_000,
  millon: 1_000_000,
  millin: 1_000_000,
  mllion: 1_000_000,
  milllion: 1_000_000,
  miilion: 1_000_000,
  millioin: 1_000_000,
  bn: 1_000_000_000,
  billion: 1_000_000_000,
};

/** The number below 100 that a word stands for, such as `forty` or the misspelled `fourty`. */
export function findSmallNumber(word: string): { value: number; isTens: boolean } | undefined {
  if (Object.hasOwn(small, word)) return { value: small[word] ?? 0, isTens: false };
  if (Object.hasOwn(tens, word)) return { value: tens[word] ?? 0, isTens: true };
  return undefined;
}

/** What a word such as `k`, `thousand` or `mill` multiplies with. */
export function findUnit(word: string): number | undefined {
  return Object.hasOwn(units, word) ? units[word] : undefined;
}
