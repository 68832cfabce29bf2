import { usStates } from '../../../../../shared/quote/quick-info.ts';

type State = (typeof usStates)[number];

const codes =
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY'.split(
    ' ',
  );

/** The states by their postal codes: both lists are in the alphabetical order of the names. */
export const statesByCode: ReadonlyMap<string, State> = new Map(
  usStates.map((state, index) => [codes[index] ?? '', state]),
);

/** Other names of a state that are hardly ever anything else. */
const nicknames: readonly [State, string][] = [
  ['Alabama', 'bama'],
  ['Arizona', 'ariz'],
  [
    'California',
    'cali|calif|socal|norcal|so cal|nor cal|golden state|the bay area|bay area|silicon valley|southern cal|northern cal',
  ],
  ['Colorado', 'colo'],
  ['Connecticut', 'conn'],
  ['Florida', 'fla|sunshine state'],
  ['Georgia', 'peach state'],
  ['Hawaii', "hawai'i|hawaiian islands"],
  ['Illinois', 'prairie state'],
  ['Indiana', 'hoosier state'],
  ['Massachusetts', 'mass|bay state'],
  ['Michigan', 'mich'],
  ['Minnesota', 'minn'],
  ['Nevada', 'silver state'],
  ['New Jersey', 'jersey|garden state|n jersey|new jersy'],
  ['New Mexico', 'new mex|n mexico'],
  [
    'New York',
    'nyc|ny city|new york city|empire state|upstate ny|long island|upstate new york|n\\.?y\\.?c\\.?',
  ],
  ['North Carolina', 'n\\.? ?carolina|no\\.? carolina|tar heel state'],
  ['North Dakota', 'n\\.? ?dakota|no\\.? dakota'],
  ['Ohio', 'buckeye state'],
  ['Oklahoma', 'okla'],
  ['Pennsylvania', 'penn|penna|pennsy|keystone state'],
  ['Rhode Island', 'rhode is|rhodeisland'],
  ['South Carolina', 's\\.? ?carolina|so\\.? carolina|palmetto state'],
  ['South Dakota', 's\\.? ?dakota|so\\.? dakota'],
  ['Tennessee', 'tenn|volunteer state'],
  ['Texas', 'lone star state|lone star'],
  ['Utah', 'beehive state'],
  ['Washington', 'washington state|wash state|evergreen state|state of washington'],
  ['West Virginia', 'w\\.? ?virginia|west va|w\\.? ?va'],
  ['Wisconsin', 'wisc|badger state'],
  ['Wyoming', 'cowboy state'],
];

/** Cities that people name for their state. Those that several states have are not here. */
const cities: readonly [State, string][] = [
  ['Alabama', 'huntsville|mobile alabama|montgomery'],
  ['Alaska', 'anchorage|fairbanks|juneau'],
  ['Arizona', 'phoenix|tucson|scottsdale|mesa|tempe|chandler'],
  ['Arkansas', 'little rock|fayetteville ar'],
  [
    'California',
    'los angeles|l\\.a\\.|san francisco|san diego|sacramento|san jose|oakland|fresno|long beach|bakersfield|anaheim|san fran',
  ],
  ['Colorado', 'denver|colorado springs|boulder|fort collins'],
  ['Connecticut', 'hartford|new haven|stamford'],
  [
    'Florida',
    'miami|orlando|tampa|jacksonville|tallahassee|fort lauderdale|st\\.? petersburg|naples|sarasota|pensacola|daytona(?: beach)?|key west|boca raton|west palm beach',
  ],
  ['Georgia', 'atlanta|savannah|macon'],
  ['Hawaii', 'honolulu|maui|oahu'],
  ['Idaho', 'boise|pocatello|coeur d.alene'],
  ['Illinois', 'chicago|naperville|peoria'],
  ['Indiana', 'indianapolis|indy|fort wayne|south bend'],
  ['Iowa', 'des moines|cedar rapids'],
  ['Kansas', 'wichita|topeka'],
  ['Kentucky', 'louisville|lexington'],
  ['Louisiana', 'new orleans|baton rouge|shreveport|nola'],
  ['Maryland', 'baltimore|annapolis|bethesda'],
  ['Massachusetts', 'boston|worcester|cape cod'],
  ['Michigan', 'detroit|grand rapids|ann arbor|lansing'],
  ['Minnesota', 'minneapolis|st\\.? paul|duluth|twin cities'],
  ['Missouri', 'st\\.? louis|saint louis'],
  ['Montana', 'billings|bozeman|missoula'],
  ['Nebraska', 'omaha'],
  ['Nevada', 'las vegas|vegas|reno'],
  ['New Jersey', 'newark|jersey city|hoboken|trenton|atlantic city'],
  ['New Mexico', 'albuquerque|santa fe'],
  ['New York', 'brooklyn|manhattan|queens|the bronx|bronx|staten island|buffalo|syracuse|albany'],
  ['North Carolina', 'charlotte|raleigh|greensboro|asheville'],
  ['North Dakota', 'fargo|bismarck'],
  ['Ohio', 'cleveland|cincinnati|cincy|toledo|akron'],
  ['Oklahoma', 'oklahoma city|tulsa|okc'],
  ['Oregon', 'eugene|coos bay|medford oregon'],
  ['Pennsylvania', 'philadelphia|philly|pittsburgh|harrisburg|scranton'],
  ['Rhode Island', 'newport ri'],
  ['South Dakota', 'sioux falls|rapid city'],
  ['Tennessee', 'nashville|memphis|knoxville|chattanooga'],
  ['Texas', 'houston|dallas|austin|san antonio|fort worth|ft\\.? worth|el paso|plano|lubbock|dfw'],
  ['Utah', 'salt lake city|salt lake|slc|provo'],
  ['Virginia', 'virginia beach|norfolk|roanoke'],
  ['Washington', 'seattle|tacoma|spokane'],
  ['Wisconsin', 'milwaukee|green bay'],
  ['Wyoming', 'cheyenne'],
];

/** Names that several states share: asked back. */
export const sharedNames: readonly [RegExp, readonly State[]][] = [
  [/\b(?:the )?carolinas?\b/, ['North Carolina', 'South Carolina']],
  [/\b(?:the )?dakotas?\b/, ['North Dakota', 'South Dakota']],
  [/\bkansas city\b|\bkc\b/, ['Missouri', 'Kansas']],
  [/\bportland\b/, ['Oregon', 'Maine']],
  [/\bspringfield\b/, ['Illinois', 'Missouri', 'Massachusetts']],
  [/\bcolumbus\b/, ['Ohio', 'Georgia']],
  [/\brochester\b/, ['New York', 'Minnesota']],
  [/\bbirmingham\b/, ['Alabama', 'Michigan']],
  [/\brichmond\b/, ['Virginia', 'California']],
  [/\bcharleston\b/, ['South Carolina', 'West Virginia']],
  [/\bcolumbia\b/, ['South Carolina', 'Missouri']],
  [/\bmadison\b/, ['Wisconsin', 'Alabama']],
  [/\b(?:wilmington)\b/, ['Delaware', 'North Carolina']],
  [/\b(?:la)\b/, ['Louisiana', 'California']],
  [/\bnew england\b/, ['Massachusetts', 'Connecticut', 'Maine']],
];

function patternOf(names: string): RegExp {
  return new RegExp(`(?<![\\w'])(?:${names})(?![\\w])`, 'g');
}

/** Patterns of each state, longer names first, so that `west virginia` is not read as Virginia. */
export const namePatterns: readonly [State, RegExp][] = [...usStates]
  .sort((a, b) => b.length - a.length)
  .map((state) => [state, patternOf(state.toLowerCase().replaceAll(' ', ' ?'))]);
export const nicknamePatterns: readonly [State, RegExp][] = nicknames.map(([state, names]) => [
  state,
  patternOf(names),
]);
export const cityPatterns: readonly [State, RegExp][] = cities.map(([state, names]) => [
  state,
  patternOf(names),
]);

/** Whether any name, nickname or city is in a text: most texts have none, and need no search for each. */
export const anyName = new RegExp(
  [...namePatterns, ...nicknamePatterns, ...cityPatterns].map(([, { source }]) => source).join('|'),
);

/** Places that are none of the 50 states. */
export const elsewhere =
  /\b(?:washington,? d\.?c\b\.?|d\.c\b\.?|dc|district of columbia|puerto rico|guam|(?:us |u\.s\. )?virgin islands|usvi|american samoa|northern mariana\w*|saipan|canada|canadian|ontario|toronto|quebec|montreal|vancouver|alberta|british columbia|mexico|mexico city|uk|u\.k|united kingdom|england|london|scotland|wales|ireland|dublin|germany|berlin|france|paris|spain|italy|india|mumbai|delhi|china|japan|tokyo|australia|sydney|brazil|philippines|nigeria|south africa|europe|africa|asia|abroad|overseas|outside (?:of )?the (?:us|usa|united states|states|country)|not in the (?:us|usa|united states|states))\b/;
