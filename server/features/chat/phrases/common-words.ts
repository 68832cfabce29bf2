/** Everyday words, none of which is likely to be a name or a misspelled word. */
export const commonWords = `
  a able about absolutely accident account active actual actually adopted adult advice affordable afraid after
  afternoon again age aged agent agents ago agree ahead ahoj ahoy alaikum alive all allergic almost aloha alone
  already alright also always am amazing amend american amigo an and angry annoyed annual annyeong anonymous another
  answer any anybody anymore anyone anything anyway apply appreciate approval are aren't around as asap asian ask
  asking assalamu asshole assistant assume at available average awesome aye babe baby back bad based basically
  bastard be beats because been before begin being benefits best better between big bit bitch bitte black blah blind
  blood boa bom bonjour bonsoir bored boring born bot both bought breaker bro broke brother bucks buenas buenos
  bullshit buonasera buongiorno bury burying business busy but buy buying by bye c'mon caled call called calling
  callme calm can can't canada canadian cancel care careful caucasian certain chao chat chatbot cheap cheaper
  cheapest check child children ciao claim claims clear click close cmon coffee cold come comfortable coming company
  company's comparison comprehensive computer concerned conditions confirm confused connected considering continue
  convince cool correct cost cotizacion coucou could couple cover coverage covered crap crazy credit curious current
  currently czesc dad daily damn danke date day days dead deaf deal dear death debt decent decided decline
  definitely dependents depends diabetic dias did didn't die different disabled dispatch divorced do dobry doctor
  does doesn't dog dollar dollars don't done down drink driving drunk dude due duh dumb dunno dying dzien each early
  easily easy either else email employed employee end engaged english enough error espanol even evening ever every
  everybody everyone everything exactly exam excellent except excited excuse exercise exhausted expensive explain
  fair fairly fake family fantastic far fast father favor federal feel feeling female few fidelis figure file fill
  final find fine first fit flexible food for forget forward freaking free frequently friend friendly from
  frustrated fuck fucking fuckyou full fully fun funeral further future game gay gday get getting girl give glad go
  god goes going gonna good goodbye got gotcha gracias grazie great greetings group gruezi guess guten guy habla
  hablan hablas had haha hahaha half hallo handicapped hanukkah hao happy hard hardly has hate have haven't having
  he head health healthy hear hej hell hello hellow helo help helpful her here hey heyy hi hidden high hiii him his
  hiya hmm hmmm hola hold home homeless honest honestly hooah hope hopeful hopefully hoping hot hour house how howdy
  however hows huh hullo human hungry hurry hurt husband i i'd i'll i'm i've iam idea idiot idk if ignore ill im
  immediately impatient important in income indeed independent info information ingles inquiring instead
  instructions insurance insure insured insurer interested interesting into introduce introducing investing
  irrelevant is isn't it it's its job jobless joke joking just keep kid kidding kids kind kinda know knows
  konnichiwa kwanzaa lady lame last late later latino lazy learn learning leave leaving left legal legally less let
  let's lets level licensed life lifelong like likely little live living loan lol lonely long look looking lost lot
  lots love low lower lowest luckily lucky ma'am mad madam made main make male man many marhaba marriage married
  matching matter may maybe me mean medical medicare medication medigap meh men merci merhaba message middle might
  millennial mind mine minute missed mistake mobile moin mom moment money month monthly more mornin morning moron
  mortgage most mostly mother move moved much mum must my myname mynameis mynames myself na nada naem nah namaskar
  namaste name named nameis names nane nay near necesito need needed negative nein neither neme nervous neutral
  never new next ni nice nicotine night nineties nmae nme no nobody noches non none nonsmoker nope nor normal not
  nothing now number nurse nvm obese obrigado obviously occasionally of off offer office often oh oi ok okay okey
  ola old older omg on once one online only oops open option options or order other others oui our out over
  overweight own owner paid pain parent parents partner pass pay payment people per percent perfect perfectly
  perhaps permanent person personal personally phone piss please plus point policy polite poor pop por positive
  possible possibly preciso prefer preferably pregnant prego premium pretty previous price prices privacy private
  privately privet probably problem proceed process professional prompt protect protection proud purchase purchasing
  put quero question questions quick quickly quiero quit quite quitting quote quotes racks random rarely rate rather
  read ready real really reason recently regarding reluctant remarried remember renter repeat require requires
  requiring researching reset rest restart result resume retired retirement reviewing rich ridiculous right risk
  robot roughly rude run sad said salaam salam salut salve same save saving savings sawubona say says scam scared
  scary scratch screw search second secret see seeking seem seguro self sell semper send senior senor senora
  separated sergeant serious seriously service servus set several sex shall she shit shop shopping short should show
  shut sick similar simple since sincerely single sir sister skip sleepy slow small smart smoke smoker smokers
  smoking so sober some somebody someone something sometimes somewhere son soon sorry sort soso sounds spam spanish
  speak speaking spell spells spouse stable stacks staff start started starting state stay stfu still stop straight
  stressed stuck student stuff stupid such suck sucks summary super supposed sure surprised surviving suspicious
  switch system tag take talk talking tardes team teams tell term terms terrible test testing text than thank
  thankful thanks thanksgiving that that's the their them then there these they thing things think thinking thirsty
  this those though thought through tide tired to tobacco today together told tomorrow tonight too total totally
  transgender tricky true truly trust try trying turned turning tv two type ugh uh uhh um umm under understand undo
  unemployed unfortunately unhealthy universal unknown unmarried unsubscribe unsure until up upfront upset us usa
  use used useless user usually vape vegan very veteran via visiting wait waiting wanna want wanted wanting wants
  was wasting watching way we weak weekly weird welcome well went were what what's whatever whats when where which
  whichever while white who whole why widow widowed widower wife will willing with without woman women won wonder
  wonderful wondering word words work worker working worried worth would wow write wrong wtf wya xin y'all ya yea
  yeah year years yep yes yesterday yet yikes yo you you're young your yourself yuck yup zdravo zdravstvuyte zero`;
