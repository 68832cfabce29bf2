const words = `
hola hallo bonjour bonsoir salut coucou ciao buongiorno buonasera salve namaste namaskar buenos buenas dias tardes noches ola oi bom boa guten tag moin servus gruezi hej ahoj czesc dzien dobry privet salam salaam assalamu alaikum merhaba aloha konnichiwa annyeong marhaba gday hellow helo hullo hiii heyy
quiero necesito seguro cotizacion quero preciso xin chao sawubona zdravo zdravstvuyte ni hao
gracias merci danke grazie obrigado por favor senor senora amigo bitte prego oui non nein
fuck fucking fuckyou shit bullshit bitch asshole crap wtf omg stfu hell bastard piss screw sucks idiot moron
nmae naem nme neme nane mynameis mynames myname nameis iam im caled callme introducing
skip next pass stop cancel restart continue resume undo reset summary options
`;
const known: ReadonlySet<string> = new Set(words.trim().split(/\s+/));

/** Words that are typed where a name could stand and are none: foreign greetings, oaths, misspelled introductions. */
export function isGreetingWord(word: string): boolean {
  const folded = word.normalize('NFKD').replace(/[^\p{L}]/gu, '');
  return known.has(folded.toLowerCase());
}
