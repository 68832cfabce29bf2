import type { Question, QuestionSpeech } from '../question.ts';

export const exercise = {
  id: 'exercise',
  kind: 'choice',
  label: 'How often do you exercise?',
  shortLabel: 'Exercise',
  why: 'some carriers ask how active you are. It doesn’t change your match.',
  advice: 'Choose how often you exercise.',
  options: [
    { value: 'Daily' },
    { value: 'Several times per week' },
    { value: 'Weekly' },
    { value: 'Rarely' },
    { value: 'Never' },
  ],
  required: false,
  group: 'health-lifestyle',
  example: 'Weekly',
  revealingStarts: ['exercis'],
} as const satisfies Question;

export const exerciseSpeech: QuestionSpeech = {
  names: `exercise/workout/workouts`,
  free: {
    Daily: `
      @sport daily/everyday, i? @sport every day/morning/night,
      i? exercise/walk/run/jog/workout/swim daily/everyday, gym/walk every morning/day,
      go to the gym daily/everyday, exercise/workout/work out? every day`,
    'Several times per week': `
      i? @sport several/couple/few/#/twice/multiple of? times/days/x a/per/each week,
      workout/exercise/gym/run/lift 2/3/4/5/6 times/x/days a/per week`,
    Weekly: `i? exercise weekly, workout/exercise/gym/run/lift once a/per week`,
    Rarely: `i? rarely/hardly exercise`,
    Never: `
      i? don't work out, i? never/don't really/currently/presently/actively? exercise/workout, never work out`,
  },
  asked: {
    Daily: `
      daily/dayly/everyday/7, every single? day/morning/night/evening/days, each day/morning/evening/night,
      i? run/walk/swim/jog/lift/exercise each/every day/morning/evening/night, all the? days, twice a day,
      from? monday to/through sunday, no day i don't run/exercise/walk, pretty much daily/everyday,
      never let a day pass without, never miss/let a day`,
    'Several times per week': `
      a few times a week, most days, on? @day and/& @day, on? @day @day, on? @day and? @day and? @day,
      every second/other/third day, x # a/per? week/wk, @day thru/through/to @day, # x a week,
      several/severl/sevral/multiple/many/couple/few of? times/time/days/x/nights/mornings? a/per/each/in/the? week/weak/wk?,
      times a/per/each/every/in one? week, every? weekday/weekdays, maybe every other,
      # days/nights/mornings out of 7/seven/the week?, mwf`,
    Weekly: `
      weekly, on/every/each/of a/the? @day, @sport class/league/practice/night? @day,
      on/every/each? @day morning/mornings/night/nights/evening/evenings/afternoon/afternoons, weeky/wkly,
      every week, once/one a/per/each/in/every? week, one time, trainer once`,
    Rarely: `
      rarely/rarly/seldom/infrequently/monthly, rarely/seldom/hardly if ever, hardly/barely ever/at/move? all?,
      don't/not hardly ever, not so/very/as/that/too? much/often/enough/regularly lately/at/all?,
      once in a blue moon, very little/few, i should more, few/couple/several times a month/year,
      not/don't/isn't nearly? as much/often/regularly/regular as i/i'd/we should/could/want/wanted/would/used/ought/like/love/'d? to/like? to?`,
    Never: `
      never, = no/nope/nah/nvr/dont/don't/can't, none/zero/0, can't/couldn't exercise/anymore,
      can't/couldn't any/no more, no longer exercise/workout?, don't/never work/workout/exercise out?, no gym,
      don't exercise as such, never right now, never go to a? gym, = not any more,
      never/none/nothing/not outside of? my? work/job/shift/shifts,
      not since high/college/the/my/i school/service/army/navy/accident/surgery/retired/divorce?`,
    'Daily | Several times per week': `
      most days/mornings/evenings/nights, regularly/regular/often/frequently/alot, all the time, gym rat,
      every shift`,
    'Several times per week | Weekly': `weekends/weekend`,
    'Weekly | Rarely': `sometimes/occasionally, now and then/again, a? little/bit`,
    'Rarely | Never': `
      almost/nearly/practically/basically never/nothing/not, not really, not since, not anymore/now, used to,
      not never`,
  },
  topic: `
    exercise/exercises/exercising/workout/workouts/gym/run/runs/running/jog/jogging/train/training/swim/swimming/cycle/cycling/bike/biking/bicycle/lift/lifting/weights/yoga/pilates/crossfit/cardio/walk/walks/walking/hike/hiking/pt/zumba/tennis/golf/soccer/basketball/bball/aerobics/badminton/dance/gymnastics/peloton/pickleball/bowling/league/softball/paddle/paddling/canoe/kayak/surf/rowing/row/spin/class/classes/hoop/ball/dog/treadmill/elliptical/stretching/stretch/barre/karate/boxing/volleyball/martial/arts/rollerblading/physical/therapy,
    work out, working out, tai chi, water aerobics, chair exercise/exercises, mall walk,
    walk the dog/track/course, to/at/in the gym/y/park/pool/senior center/center? center?, around the block,
    to/before/after/at work, two/# miles, rain or shine, old habit/habits, stroller,
    i? play/plays/played/playing/push/go/goes/went/get/do/does/make/try,
    job/work is/keeps my/me exercise/moving, swim/walk/run most mornings/days,
    on my feet all/#/for? day/night/nite/hours/hrs/#? hours/hrs? a/every/per? day/night/shift?,
    work/working/drive/driving/stand/standing/sit/sitting # hours/hrs/hour a/every/per? day/night/shift?,
    days/day/week/weeks/times/time/morning/mornings/year/per/each/every, years/hours/hour/minutes/shifts,
    hate it, when i can, breathe, as such, knee/knees/back, barely drink, the sun comes/come up,
    on the road/go/phone/bus/truck/move all? the? time/day/week?,
    work/working/busy/sit/sitting/drive/driving/tired/travel/traveling/job all the? time/day/week`,
  classes: {
    day: `
      monday/mondays/tuesday/tuesdays/wednesday/wednesdays/thursday/thursdays/friday/fridays/saturday/saturdays/sunday/sundays/mon/tue/tues/wed/weds/thu/thur/thurs/fri/sat/sun`,
    sport: `
      exercise/gym/run/running/jog/jogging/swim/swimming/cycle/cycling/bike/biking/weights/yoga/pilates/crossfit/cardio/walk/walks/walking/hike/hiking/zumba/tennis/golf/soccer/basketball/aerobics/spin/treadmill/elliptical/karate/boxing/volleyball/lift/lifting/peloton/pickleball/pt/bowling/bowl/rowing/row/surf/surfing/ski/skiing/softball/baseball/dance/dancing/stretch/stretching/kayak/kayaking/climbing/martial/arts/rugby/hockey/racquetball/badminton/barre/stairs/calisthenics/pushups/hiit/kickboxing/jiu/jitsu/bjj/ruck/rucking/workout/workouts/exercising,
      work/working out`,
  },
};
