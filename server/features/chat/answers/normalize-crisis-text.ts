const spellings: readonly (readonly [RegExp, string])[] = [
  [/\b(?:my ?slef|my self|mysefl|myselv?e?|mysel|my sel|meself|mself|myselff|myslf|myelf)\b/g, 'myself'],
  [
    /\b(?:su[il1]*c[il1]*d+e?|sucide|suiside|suicied|suicde|suicde|sewercide|sucicide|suicid|suidice|scuicide|s[uv]icide)\b/g,
    'suicide',
  ],
  [/\b(?:sui?ci?[dc]i?al|suisidal|suicedal|suicidel|suicdial)\b/g, 'suicidal'],
  [/\b(?:kil|kll|kiil|killl+|k1ll|kikk)\b/g, 'kill'],
  [/\b(?:kilin|kiling|killin|killign)\b/g, 'killing'],
  [
    /\b(?:wanna|wana|wnana|want too|wnat to|wantto|wan to|wanting to|wanted to|wants to|wnt to)\b/g,
    'want to',
  ],
  [/\b(?:im|i am|i)? ?(?:ima|imma)\b/g, 'i am going to'],
  [/\b(?:gonna|gona|gunna|goona|goin to|going too|gon|finna|goign to|gonn)\b/g, 'going to'],
  [/\b(?:bout|abt|abuot|aobut) to\b/g, 'about to'],
  [/\b(think|plann|jump|hang|cutt|end|tak|gett|liv|hitt|beat|dy|go|shoot|swallow)in\b/g, '$1ing'],
  [/\b(?:tink|thnk|thinkng|thinkign|tinking|thinkg)(?=\b| )/g, 'thinking'],
  [/\b(?:planing|plannig|plannign|palnning)\b/g, 'planning'],
  [/\bdye\b(?! (?:my|hair|job))/g, 'die'],
  [/\b(?:lief|lfe|liffe|lif)\b/g, 'life'],
  [/\b(?:any more|anymor|anymoer|anymroe|nomore|no more)\b/g, 'anymore'],
  [/\b(?:pils|pillz|pilsl|pilles)\b/g, 'pills'],
  [/\b(?:brige|brigde|bridg|birdge)\b/g, 'bridge'],
  [/\b(?:ovrdose|overdoes|overdoze|over ?dose|overdos|ovedose|overdoese)\b/g, 'overdose'],
  [/\b(?:nife|knif|kinfe)\b/g, 'knife'],
  [/\b(?:jmup|jum|jupm)\b/g, 'jump'],
  [/\b(?:wirsts?|wrist|wrsits?|rists)\b/g, 'wrists'],
  [/\b(?:beter|bettr|beetter) (of|off)\b/g, 'better off'],
  [/\b(?:wihtout|witout|whitout|w\/o|wthout)\b/g, 'without'],
  [/\b(?:brea?the?|breth|breeth|breate)\b/g, 'breathe'],
  [/\b(?:resaon|reson|raeson|reasson)\b/g, 'reason'],
  [/\b(?:dotn|dnt|dun|dno?t|donot|dont)\b/g, 'dont'],
  [/\b(?:cnat|cant|cnt|cann?ot|can not)\b/g, 'cant'],
  [/\b(?:tonite|2nite|tonigth)\b/g, 'tonight'],
];

/** A folded sentence with the typing errors and short forms fixed that words of danger are often written with. */
export function normalizeCrisisText(sentence: string): string {
  return spellings.reduce((text, [pattern, word]) => text.replace(pattern, word), sentence);
}
