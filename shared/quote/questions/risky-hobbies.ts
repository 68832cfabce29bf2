import type { Question, QuestionSpeech } from '../question.ts';

export const riskyHobbies = {
  id: 'riskyHobbies',
  kind: 'yes-no',
  label: 'Do you take part in any risky hobbies?',
  shortLabel: 'Risky hobbies',
  why: 'some hobbies can raise a price or limit a policy. It doesn’t change your match.',
  advice: 'Answer Yes or No.',
  options: [{ value: 'Yes', hint: 'Such as skydiving, scuba diving, climbing, or racing' }, { value: 'No' }],
  required: false,
  group: 'risk-factors',
  example: 'No',
  revealingStarts: ['hobby', 'hobbies'],
} as const satisfies Question;

export const riskyHobbiesSpeech: QuestionSpeech = {
  names: `risky? hobbies/hobby`,
  free: {
    Yes: `
      i? skydive/skydiving, i? scuba/free/cave dive/diving, i go? rock/ice/mountain climb/climbing,
      i race cars/motorcycles/motocross/bikes/dirt? bikes?, i fly small/private? planes`,
    No: `no risky? hobbies, no dangerous hobbies`,
  },
  asked: {
    Yes: `
      skydiving/climbing/racing, scuba diving?, skydiving/skydive/skydiver, scuba dive/diving/dives,
      free/cave/wreck/cliff/deep dive/diving/dives, freediving/freedive,
      rock/ice/mountain/free/alpine climb/climbing/climber,
      climb/climbing/climber/climbs/mountaineering/mountaineer/mountaineer/spelunking/caving/rappelling,
      car/auto/street/drag/motor/motorcycle/bike/stock/kart/boat/sled/atv/dirt? bike/snowmobile/truck race/racing/races/racer,
      race/racing/races dirt? cars/motorcycles/bikes/motocross/boats/sleds/snowmobiles/trucks/quads/atvs/karts/them,
      drag racing, motocross/supercross, base jump/jumping/jumper,
      parachute/parachuting/paragliding/paraglide/parasailing/wingsuit/wingsuiting/bungee,
      fly/flying my/a? own? small/little? plane/planes/cessna/airplane, bull riding/riding?, ride/riding bulls,
      rodeo/rodeos, heli ski/skiing, backcountry ski/skiing, demolition derby,
      i? jump/jumping/jumps/leap/leaping out of a? perfectly? good? plane/planes/airplanes/airplane/aircraft/helicopters,
      whitewater raft/rafting/kayak/kayaking?, class 3/4/5/iii/iv/v rapids/water/rivers/whitewater?,
      free solo/soloing/soloist,
      pilot/piloting/fly/flying a/an/my? glider/gliders/plane/planes/cessna/ultralight/helicopter,
      backcountry/heli snowmobile/snowmobiling/snowboard/snowboarding/sledding, on the track, amateur boxing,
      some racing`,
    No: `
      nothing dangerous/risky, @tame, couch, boring,
      don't engage/participate/partake in? any/it/that/those/them/anything, no time for hobbies,
      don't/ain't/haven't have/got? time for hobbies, the? garden, armchair, just/only/i? watch,
      = just/only/i work, no hobbies/hobby,
      nothing/not/none/nothin more? riskier/wilder/crazier/scarier/dangerous/exciting/extreme/risky/wild/adventurous/rougher than a/an/the/my/some? @tame`,
    'Yes | No': `
      used to, gave/give/given it/that/all/up up?, sold, jumped out of planes/airplanes,
      used to jump out of planes/airplanes,
      motorcycle/motorcycles/motorbike/motorbikes/harley/ducati/ski/skiing/skis/snowboard/snowboarding/surf/surfing/horse/horses/boxing/box/wrestling/hunt/hunting/hunter/raft/rafting/packrafting/atv/atvs/race/racing/dive/diving/dived/skateboard/skateboarding/skate/bmx/kayak/kayaking/sail/sailing/shooting/guns/parkour/trampoline/snowmachine/snowmobile/snowmobiling/sledding/mudding/offroad/offroading/noodling/spearfish/spearfishing/football/rugby/flying/boulder/bouldering/roping/trap/paddling/jump/jumping/gators/stunts,
      dirt/mountain bike/bikes/biking, four/4 wheel/wheelers/wheeler/wheeling,
      risky/dangerous/crazy/extreme/wild`,
  },
  topic: `
    hobby/hobbies/weekends/weekend/vacation/vacations/winter/summer/saturdays/sundays/year/outdoors/indoors/deep/often,
    with the/my kids/grandkids/wife, at the gym/church/club, as it/i gets/get,
    twice/once/few/couple times? a year/month/week, on vacation, most weekends, does that count, count/counts,
    competitions, these days, strictly, my hobby is, my? job/work is/'s? risky/dangerous/exciting/crazy enough?,
    badly/poorly/terribly/slowly/mostly`,
  classes: {
    tame: `
      garden/gardening/read/reading/books/knit/knitting/sew/sewing/golf/golfing/fish/fishing/hike/hiking/walk/walking/walks/games/gaming/chess/checkers/cook/cooking/bake/baking/paint/painting/music/tv/netflix/puzzles/yoga/bowl/bowling/tennis/jog/jogging/crafts/crafting/bingo/pickleball/quilt/quilting/quilts/cards/cricket/darts/photography/camping/grandkids/dancing/dance/choir/church/woodworking/birdwatching/movies/basketball/softball/volleyball/soccer/billiards/trivia/swim/swimming/running/gym/croquet/canasta/poker/canning/whittle/whittling/parenting/crochet/crocheting/guitar/piano/stamps/baseball/scrapbooking/pilates/biking/cycling/canoeing,
      bird watching, video/board/card games, stamp collecting, working out, run marathons, fish from the bank,
      fishing off/from the bank/dock,
      football/sports/sport/games/racing/nascar/boxing/wrestling/baseball/rugby/mma/ufc on the/my? tv/television/couch/telly/screen/espn,
      watch/watching football/boxing/racing/nascar/wrestling/baseball/sports/rugby/hockey/mma/ufc/rodeo on? the? tv/television?,
      sing/singing/cook, watch/watching tv/movies/sports/football,
      crossword/crosswords/embroidery/jigsaw/jigsaws/sudoku/needlepoint/pinochle/bridge/mahjong/sketching/drawing/pottery/ceramics/calligraphy/karaoke/dominoes/shuffleboard/cribbage/scrabble/podcasts/journaling/beekeeping/birding/thrifting/antiquing/puzzle,
      crossword puzzle/puzzles, model trains/planes, fantasy football/baseball, coin/stamp collecting,
      roller? skate/skates/skating,
      bocce/cornhole/horseshoes/frisbee/curling/genealogy/lego/legos/dungeons/anime/manga/gardener/tomatoes/roses/flowers/vegetables/veggies/plants/houseplants/birds/gnats/tinkering/woodwork/carving/legos/trains/euchre/spades/dominos/wordle/scrapbook/blogging/journaling/journal/meditation/meditate/stargazing/astronomy/foraging/homebrewing/vinyl/records/comics/cosplay/tiktok/instagram/streaming/xbox/playstation/nintendo/fortnite/minecraft/roblox/macrame/bonsai/badminton/racquetball/gamer,
      disc/frisbee/mini golf, ping pong, ham radio, lawn bowling, walking/walk the/my? dog/dogs, bible study,
      line/square/ballroom dancing/dance,
      hanging/hang/chilling/chill/napping/nap/naps/sleeping/sleep/club/sweaters/shopping/travel/traveling/eating/cleaning/scrabble/sudokus/decorating/singing/writing/blankets/friends,
      thrift/thrifts, grandbabies/salsa/tango/zumba/bicycle/bicycling/bicycles/pier/scroll/scrolling`,
  },
};
