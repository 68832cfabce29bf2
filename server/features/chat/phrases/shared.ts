// Words that many answers share. A filler carries nothing, so none has polarity, time, or quantity.
export const filler = `
  hi/hello/hey/hiya/howdy/greetings/yo, good morning/afternoon/evening,
  i/i'm/i'll/i'd/me/my/mine/myself/we/we're/our/us, a/an/the/it/it's/its/that's/this/that/these/there,
  is/am/are/be/as/of/for/to/in/on/at/with/by/and/or/so/then/too/also,
  please/thanks/thank/you/thx/ma'am/sir/dear/hon/honey/friend/buddy/dude/man/bro/boss/y'all/yall/lol/haha/hahaha,
  um/umm/uh/uhh/uhm/ahem/hmm/hm/er/well/oh/ah/ok/okay/alright/like/just/about/approximately/describe/honestly/really/actually/basically,
  tbh/simply/sadly/unfortunately/luckily/fortunately/thankfully/proudly/currently/presently, you know,
  i guess/think/suppose/believe/reckon, i/we would like/want/prefer/need/love to? have/get?,
  i'd like/want/prefer/love to? have/get?, i/we want/need/like, i'm looking/shopping for, looking for,
  i'd say/describe/call/consider/rate, i would say/describe/call/consider/rate, let's say/see/go with,
  let me see, go with, put me down for/as, put down, thank god/goodness, to be honest, the answer is,
  my answer is, would be, that would be, should be, i'll go with/say, make it, answer, kind of, sort of, here,
  here's, here you go, we are, you guys, i have to say, in my case, for me, as for me, nice to meet you,
  is fine/good/great/enough, sounds good, will do/be, right now, need/want/like/looking, great, perfect, cool,
  good day, hope that helps, if that helps`;
/** Doubt: it leaves an amount or a choice as it is, but makes a yes or no a guess. */
export const hedges = `
  ish/something/somethin/maybe/probably/perhaps/possibly/around/roughly/approx/mostly/usually/generally/ish,
  more or less, give or take, somewhere around, or so, i'd guess, something like`;
export const corrections = `
  flipped/switched it/them, got it backwards, wait/sorry/oops/whoops/correction/typo/actually/instead/rather,
  i mean/meant, no wait, scratch that, strike that, my bad, make that/it, i misspoke, on second thought,
  i forgot, forgot to mention/say, forgive me, oh shoot, come to think of it, after all, now that i think, i gave you,
  i told you, i said, i lied, let me correct that, oh wait, hold on, hang on, my mistake,
  that was a mistake/typo, that was wrong, that's wrong/incorrect, that's not right, not right, should be,
  it should be, was supposed to be, supposed to be`;
/** Words that ask for a change, or deny what was taken. */
export const changeWords = `
  can/could/would/will you/we/i please? change/fix/update/switch/make/put/set/bump/raise/lower/edit/correct,
  make/set my/the, bump/bumped,
  change/changing/changed/fix/update/edit/modify/adjust/switch/swap/redo/revise/amend/wrong/incorrect/mistake/mistyped/misspelled/misread/misunderstood,
  isn't right, not right, is off, not correct, got that wrong, messed up, correct my/the/it/that,
  have to change, need to change, want to change, go back to, raise/lower/bump/increase/decrease/reduce,
  take back`;
/** Clauses with one of these aren't about the person now, so nothing in them is offered. */
export const otherPeople = `he/he's/she/she's/they/they're/him/her/his/hers/their/them/husband/wife/spouse/son/daughter/mom/mother/dad/father/brother/sister/friend/partner/boyfriend/girlfriend/fiance/fiancee/kid/kids/child/children/parents/parent/uncle/aunt/grandma/grandmother/grandpa/grandfather/nephew/niece/cousin/boss/neighbor/baby/ex/mil/everyone/someone/people/somebody/anyone/you`;
export const otherTimes = `not/never/don't/isn't/wasn't/aren't/can't/won't/didn't/doesn't/haven't/no/none/nor/neither/without/used/was/were/had/did/if/when/until/till/unless/before/after/since/ago/once/moved/moving/move/born/grew/raised/visiting/visited/worked/lived/might/would/could/should/will/going/planning/almost/nearly/over/under/than/less/least/most/between/except/but/anymore/longer/next/last/already/still/both/depends/mess/messed/over/cancel/stop/delete/erase/clear/begin/restart/again/quit/forget/type/term/year/years/percent/income/salary/mortgage/house/home/debt/loan`;
/** What turns a yes around: "I not smoke". */
export const negations = `not/no/nope/never/neither/nor/none/nothing/don't/without/haven't/ain't/isn't/wouldn't/doesn't`;
export const titles = `mr/mrs/ms/miss/dr/rev/reverend/pastor/captain/capt/sgt/prof/professor/sir/coach/lt/col`;
/** Words that are people's names as often as not. */
export const nameWords = `
  will/mark/bill/grace/faith/hope/joy/rose/may/june/april/summer/autumn/dawn/sunny/jack/drew/chase/hunter/mason/carter/parker/cooper/taylor/tanner/baker/cook/
  miller/smith/fisher/walker/rich/ray/rob/bob/pat/sue/gene/dale/glen/cliff/lance/miles/frank/ernest/christian/angel/melody/harmony/patience/prudence/clay/reed/heath/
  brook/river/sky/star/wade/ward/warren/wells/dean/earl/guy/kitty/penny/candy/ginger/basil/olive/hazel/ivy/violet/jasmine/holly/heather/fern/norm/buck/stew/
  bud/herb/jay/robin/phoenix/drake/pierce/art/brandy/sherry/mercedes/paris/london/brooklyn/austin/dallas/denver/jackson/madison/lincoln/savannah/sydney/jordan/
  georgia/virginia/carolina/charlotte/dakota/montana/tex/young/king/love/long/short/small/white/black/brown/green/gray/best/good/little/price/early/day/moon/art/
  de/la/van/von/der/den/del/di/bin/al/el/st/dos/mac/jr/sr/ii/iii/iv/o'/carol/maria/peter/don/harry/ken/lee/mike/nick/peg/amber/crystal/ruby/pearl/daisy/lily/washington/buddy/sonny/junior/lane/west/dallas/houston/hill/wood/stone/bell/cross/field/park/lake/page/wise/sharp/power/rowe/hand/fair/case`;
export const yesWords = `
  yeh/yesd/yeas/yees/yyes/affirm/fasho, put yes,
  yes/yep/yup/yeah/yea/yah/aye/yessir/affirmative/absolutely/certainly/definitely/indeed/correct/true/si/mhm/sure/yas/totally,
  of course, for sure, you bet, hell/heck yes/yeah, uh huh, sure do/am, i think/guess/believe so, afraid so,
  yes sir/ma'am, = i do/am/have/would/did, = there is/are, = y/ya, = right, yes please, = i sure do`;
export const noWords = `
  neg/nil/nvr/nno/nnope/mno/nadda/nopee/nonee, not at the moment, nary a one,
  not that i can think/know/kno/recall of?, there is/are none/not, there isn't, i? haven't been, i? didn't have,
  i? don't believe so, = don't/not/no have any/it/that/one?, can't say that? i do/have, not even once,
  not in this lifetime, neither of us/them, i'm not having such/any such?/habit?, not one, put no, touch wood,
  no/nope/nah/naw/nay/negative/nada/nopers, no sir/ma'am, no way, no thanks, no thank you,
  heck/hell/god/heavens no, i don't think so, not that i know of, not that i'm aware of, not to my knowledge,
  absolutely/definitely/certainly not, of course not, not really, not at all, not currently/presently,
  not right now, not yet, none of those/that/these/the above, none/nothing at all, not me, = none, = nothing,
  = never, = i don't, = i'm not, = i haven't, = i have not, = i wouldn't, = n/na, = zero, = not anymore,
  nothing like that, none whatsoever, nothing serious/major, i do not, not a one, no never, nothing to report`;
export const unsureWords = `
  i? was? adopted, don't know my family, i? don't really? know/remember/recall, i'm not sure/certain, not sure,
  no idea/clue, unsure/idk/dunno, i have no idea/clue, who knows, can't remember/decide/say, haven't decided,
  it depends, depends, hard to say, whatever, you choose/decide/pick, up to you, beats me, any of them,
  either one, doesn't matter, i don't care, no preference, what do you think/recommend/suggest`;
export const declineWords = `
  i'd/i would rather/prefer not get/go into that/it,
  i'd rather not to? get/go/discuss/answer into? that/it/this/my? one/family?,
  i? prefer not to? discuss that/this/my? family?, not answering that/this one?, can we skip it, skip/pass,
  skip it/this/that/one, skip this/that one/question, pass on that/this one?, i'd rather not,
  i would rather not, rather not say/answer, i? prefer not to? say/answer/share, prefer not,
  i'd prefer not to say/answer, none of your business, that's private/personal, too personal, private,
  no comment, next/next question, i'm not comfortable, don't want to say/answer/share/tell/talk,
  i? don't want to answer/share that/this, not answering that, n a, leave it/that blank/out, move on,
  decline to answer, not telling, won't say/answer, i? won't answer that, refuse to answer,
  i don't feel comfortable answering/sharing that, let's skip that/this, can we skip that/this one?,
  can i skip this/that one?, keep that to myself, no answer`;
/** Ways of saying that the summary is right. They count only there. */
export const confirmWords = `
  yes/yep/yup/yeah/yea/yah/ya/ye/y/yessir/aye/sure/si/correct/right/rite/confirm/confirmed/ok/okay/perfect/great/good/fine/affirmative/absolutely/definitely/exactly/indeed/approve/approved/accept/accepted/agree/agreed/lgtm/submit/done/proceed/continue/go/true/accurate/alright/totally/finish/bingo/mhm/bet/positive/roger/precisely/certainly/nice/awesome/cool,
  yeh/yesd/yeas/yees/yyes/yehhh/affirm/fasho, that'll do, yes and amen,
  yess/yasss/yessum/yuh/yurr/yass/hooah/oorah/righto/okey/okie/dokie/dokey/concur/verified/splendid/excellent/wonderful/lovely/super/dope/deal/sold/valid/amen/claro/correcto/indeedy,
  uh huh, uh-huh, you bet/betcha, of course, for sure, all right, 100 percent, 10 to? 4, ten four, por supuesto,
  good to go, spot on, to a tee/t, works for me, why not, go ahead, let's go/proceed/finish/do, as is,
  squared away, in order,
  that/this/it/everything/all/they/those/these/that's/it's/everything's/summary/above/answers/info is/are/was/does/looks/look/seems/sounds/checks? about/now/finally/all/pretty/very/really/perfectly/exactly/quite/just/too? right/rite/correct/good/fine/perfect/great/true/accurate/complete/set/ok/okay/me/it/everything/out/up,
  that's/it's? it/all, got? all of it, you? got/have/you've everything/all/that/it? right/correct,
  you got it kid, = it's/that's, = i do, can't argue/complain with? that/it?, not wrong,
  no/without changes/change/complaints/corrections/issues/mistakes/errors needed?,
  nothing/nothin to/needs? change/changes/changed/fix/correct/wrong/off with? that/it/this?,
  i? can't/don't see anything wrong/off with? that/it/this?,
  i? have/see/got/find no corrections/changes/edits/issues/problems/complaints, nothing to add/correct/edit/fix,
  i'd? change nothing, i? wouldn't change a thing,
  no it's/that's fine/right/correct/good/perfect/it/all/ok/okay/everything,
  ain't/isn't nothing/anything wrong with? that/it/this?, my? wife/husband/son/daughter says yes/ok/right,
  she/he says yes, she/he says that's/it's right/good, quite so, as far as i know/remember,
  to the best of my knowledge, please? show/give/get me? my/the match/quote/quotes/result/results,
  show me what you got/have, let's? see my/the match/quote/result/results, = now what`;
export const notNameWords = `name's/names/period/comma/phd/soy/llamo/me/po/irl/thats/irish/italian/german/mexican/american/french/polish/korean/catholic/baptist/mormon/lutheran/methodist/hindu/sikh/vegan/jewish/christian/muslim/army/navy/lol/uh/uhh/uhhh/um/umm/ummm/hm/hmm/test/testing/none/null/n/a/na/nope/idk`;
