/** Words that begin like this tell about health, habits or a way to reach a person, wherever in a key they stand. */
const forbiddenStarts = [
  'health',
  'medic',
  'condition',
  'diagnos',
  'disease',
  'illness',
  'symptom',
  'prescription',
  'smok',
  'tobacco',
  'nicotin',
  'cigar',
  'vaping',
  'exercis',
  'alcohol',
  'hobby',
  'hobbies',
  'occupation',
  'familyhistory',
  'firstname',
  'lastname',
  'fullname',
  'givenname',
  'familyname',
  'middlename',
  'username',
  'surname',
  'email',
  'phone',
  'telephone',
  'mobile',
  'address',
  'birth',
  'dateofbirth',
];
const forbiddenWords = new Set(['dob', 'ssn']);
const forbiddenPairs = new Set(
  ['first', 'last', 'full', 'given', 'family', 'middle', 'user']
    .map((word) => `${word} name`)
    .concat('family history'),
);

/**
 * Whether a key of `additionalData` names health, smoking or other habits that carriers ask about, a person's name, an
 * email, a phone or an address: such a value belongs in no analytics event. The HTTP API, "The analytics beacon".
 * `formName` or `carrierName` name no person.
 */
export function isForbiddenKey(key: string): boolean {
  const known = judged.get(key);
  if (known !== undefined) return known;
  // Sites send the same few keys again and again; the bound keeps strangers from filling the memory.
  if (judged.size >= mostJudged) judged.clear();
  const isForbidden = judgeKey(key);
  judged.set(key, isForbidden);
  return isForbidden;
}

const judged = new Map<string, boolean>();
const mostJudged = 1000;

function judgeKey(key: string): boolean {
  const words = splitWords(key);
  if (words.length === 1 && words[0] === 'name') return true;
  return words.some(
    (word, index) =>
      forbiddenWords.has(word) ||
      forbiddenPairs.has(`${word} ${words[index + 1] ?? ''}`) ||
      forbiddenStarts.some((start) => word.startsWith(start)),
  );
}

/** The words of a key in camelCase, PascalCase, snake_case or with dots, dashes or digits between them. */
function splitWords(key: string): string[] {
  return key
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '');
}
