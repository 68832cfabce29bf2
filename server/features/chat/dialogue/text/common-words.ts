import { usStates } from '../../../../../shared/quote/quick-info.ts';

const nameLikeStates = new Set(['Georgia', 'Virginia', 'Montana']);

const words = `
a able about absolutely accident account active actually adopted adult advice affordable afraid after again age aged agent ago agree ahead alive all allergic almost alone already alright also always am amazing american an and angry annoyed another answer any anybody anymore anyone anything anyway apply appreciate approval are aren't around as asap asian ask asking at available average awesome aye
babe baby back bad based basically be beats because been before begin being best better between big bit black blah blind born bored boring bot both bot bought bro broke brother bucks business busy but buy buying by bye
call called calling calm can can't canada canadian cancel care careful caucasian certain chat cheap cheaper cheapest check child children clear click close coffee cold come comfortable coming company computer concerned confirm confused connected considering continue convince cool correct cost could couple cover coverage covered crazy curious current currently
dad daily damn date day days dead deaf dear death decent decided decline definitely depends did didn't die different disabled divorced do doctor does doesn't dog dollar dollars done don't down drink driving drunk dude due dumb duh dunno
each early easy easily either else email employed employee end engaged english enough error even ever every everybody everyone everything exactly excellent except excited excuse exercise exhausted expensive explain
fair fairly family fantastic far fast father federal feel feeling female few figure file fill find fine first fit flexible food for forget forward free freaking frequently friend friendly from frustrated full fully fun further future
game gay get getting girl give glad go god goes going gonna good goodbye got gotcha great greetings guess guy
had half haha hahaha handicapped happy hard hardly has have haven't having he head health healthy hear hell hello help helpful her here hey hi hidden high him his hiya hmm hmmm hold home homeless honest honestly hope hopefully hoping hot hour house how howdy however hows huh human hungry hurry hurt husband
i i'd idea idk if ignore i'll ill i'm im immediately impatient important in indeed independent info information inquiring instead instructions insurance insure insured interested interesting into introduce irrelevant is isn't it it's its i've
job joke joking just
keep kid kidding kids kind kinda know knows
lady lame last late later latino lazy learn learning leave left legal legally less let let's lets level life like likely little live living loan lol lonely long look looking lost lot lots love low lower lowest luckily lucky
ma'am mad made main make male man many married marriage matter may maybe me mean medical medication meh men message middle might millennial mind mine minute missed mistake mobile mom moment money month monthly more morning mortgage most mostly mother move moved much mum must my myself
na nada nah name named names nay need needed negative neither nervous neutral never new next nice night nineties no nobody none nonsmoker nope nor normal not nothing now number nurse nvm
obese obviously occasionally of off offer office often oh ok okay okey old older omg on once one online only oops open option options or order other others our out over overweight own owner
paid pain parent parents partner pass pay payment people per percent perfect perfectly perhaps permanent person personal personally phone please plus point policy polite poor pop positive possible possibly prefer preferably pregnant premium pretty previous price prices privacy private probably problem proceed process professional prompt protect protection proud put
question questions quick quickly quit quite quote quotes
random rarely rather rate read ready real really reason recently regarding remarried remember renter repeat reset rest restart result retired rich ridiculous right risk robot roughly rude run
sad said same save say says scam scared scary scratch search second secret see seem self sell send senior separated serious seriously service set several sex shall she shop shopping short should show shut sick similar simple since single sir sister skip sleepy slow small smart smoke smoker smoking so sober some somebody someone something sometimes somewhere son soon sorry sort sounds spanish speak speaking spell spouse stable start started starting state stay still stop straight stressed stuck student stupid stuff such suck super supposed sure surprised suspicious switch system
take talk talking tell term terms terrible test testing text than thank thankful thanks that that's the their them then there these they thing things think thinking thirsty this those though thought through tired to tobacco today together told tomorrow tonight too total totally transgender true truly trust try trying turned turning tv two type
ugh uh uhh um umm under understand unemployed unfortunately unhealthy universal unknown unmarried unsure until up upset us usa use used useless user usually
vape vegan very veteran via visiting
wait waiting wanna want wanted wanting was watching way we weak weekly weird welcome well went were what what's whatever whats when where which whichever while white who whole why widow widowed widower wife will willing with without woman women won wonder wonderful wondering word words work worker working worried worth would wow write wrong wtf wya
y'all ya yea yeah year years yep yes yesterday yet yikes yo you you're young your yourself yup yuck zero
agents annual anonymous assistant assume benefits blood chatbot claim claims company's comparison comprehensive conditions credit debt deal dependents diabetic different dying exam fake final find funeral group hate hopeful income insurer investing jobless kids kidding leaving licensed lifelong lowest matching medicare medigap mortgage nicotine nope permanent privately purchase purchasing quitting reluctant researching retirement reviewing saving savings seeking shopping smokers soso spam spouse surviving term testing thinking tricky unsubscribe upfront veteran wants wasting whole wondering yesterday
`;

/** Words that are no names: what people say when they are asked for one. Some names are words, too. */
const commonWords: ReadonlySet<string> = new Set(words.split(/\s+/));
const stateWords: ReadonlySet<string> = new Set(
  usStates.filter((state) => !nameLikeStates.has(state)).flatMap((state) => state.toLowerCase().split(' ')),
);

const namesLikeForms = new Set(
  'ed ted ned ned red fred jared alfred winifred mildred wilfred mohamed mohammed muhammed ahmed syed saeed rasheed khaled jed reed manfred sterling harding manning fielding irving king ming ling ping ing xing jing ying ding'.split(
    ' ',
  ),
);

/** Whether a word is no name: a common one, or a verb form such as `looking`. `word` may have capitals. */
export function isCommonWord(word: string): boolean {
  const lower = word.toLowerCase();
  if (commonWords.has(lower) || stateWords.has(lower)) return true;
  return (
    /(?:ing|ed|n't|ly)$/.test(lower) &&
    lower.length > 4 &&
    !namesLikeForms.has(lower) &&
    word === lower &&
    !/(?:ly)$/.test(lower.slice(0, 5))
  );
}

export function isStateWord(word: string): boolean {
  return stateWords.has(word.toLowerCase());
}
