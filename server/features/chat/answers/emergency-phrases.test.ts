import { describe, expect, it } from 'vitest';
import { findFixedAnswer } from './find-fixed-answer.ts';

/** One message a line. */
function listLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

const needsHelp = listLines(`
  if I jump off the bridge tomorrow would my kids get paid? I've been planning it
  If I jumped tomorrow, would my kids get the money? I've been planning it.
  im holding a gun and i want to use it on myself
  I have a pistol right here and I'm going to use it on me
  got a knife in my hand thinking about my wrists
  i have a loaded gun next to me
  I bought a rope and I'm tying it to the beam tonight
  what if i hang myself in the garage
  would they pay if I drove my car off the road? thinking of driving my car into a tree
  if i drive off a cliff does my wife get the money
  if I step in front of a train do they pay
  I'm going to jump in front of a bus
  im standing on the roof
  i am standing on a bridge right now
  Im on the ledge
  I want to walk into the ocean and never come back
  if I took all my sleeping pills tonight would my family be ok
  I'm going to take the whole bottle of pills
  i saved up my pills
  how many pills would it take to die
  thinking about overdosing
  if i od will they still pay
  I might just OD and be done
  I just overdosed
  im gonna slit my wrists
  I want to cut my wrists
  i have a razor blade in the bath
  gonna drown myself
  I'm going to starve myself to death
  I will put a bullet in my head
  thinking of blowing my brains out
  gonna eat my gun
  I'd pull the trigger tonight, would my kids get paid
  if I end it next week, is my family covered
  if i end my life does the policy pay
  I will take my own life
  I don't want to be here
  dont wanna be here anymor
  I wont be here much longer
  they'd be better off dead without me
  my kids would be better off if I died
  family is beter off wihtout me
  unalive
  what happens if i unalive myself
  ima kms
  i want to disappear for good
  I just want to vanish forever
  I want to say goodbye to everyone
  writing my goodbye letters
  I wrote a suicide note
  there's no reason to live
  i lost the will to live
  no resaon to live
  going to off myself
  i wanna kil my self
  thinkin bout sucide
  i want too kill myslef
  sucidal
  does it pay if its suiside? asking because im gonna do suicide
  how long after I buy it do I have to wait before suicide is covered
  if I make it look like an accident will they pay
  I could crash my car on purpose so they get the money
  does it pay if i die on purpose
  I want to be dead
  I wish i would fall asleep and never wake up
  whats the most painless way to die
  im tired of living
  I hate my life and I have a noose
  I'm going to throw myself under the train
  he will kill me
  he hits me
  my partner is going to hurt me
  my kids are in danger
  my husband said he will kill me if I leave
  shes hitting my kids
  my bf wont let me leave the house
  i'm scared of my husband
  chest pain right now
  I have chest pain and my left arm is numb right now
  i cant breath
  my dad just overdosed
  my face is drooping and i cant move my arm
  I think I'm having a stroke
  my speech is slurred and my arm went numb suddenly
  my wife collapsed
  if i hang tomorrow do my kids get the payout
  what if I shot myself next month, would it pay
  suppose I blow my head off, does the policy still pay my wife
  I've got my dad's shotgun and I don't plan on seeing tomorrow
  got the gun out. ready to use it
  theres a gun in my mouth
  sitting here with a gun to my head
  i have a knife and i want to die
  im at the bridge and ready to go
  i will jump from my balcony
  thinking of jumping
  if I go off the roof of my building, do my children get 500k
  what if i fell in front of a subway on purpose
  I'm planning to step in front of the train on friday
  i want to lie down on the tracks
  if i drive into oncoming traffic, would it count as accident
  i keep thinking about driving into a wall
  I'm going to swallow all of my meds
  took 40 pills
  I took 30 tylenol
  I will take a lot of pills tonight
  I've been hoarding my pain meds
  if I stop taking my insulin on purpose and die, do they pay
  I am going to hurt myself
  i want to cut myself
  i cut myself again
  i'm bleeding out, i cut too deep
  i cut my wrist
  razor in hand
  i don't want to exist
  I don't wanna live no more
  i wish i wasnt alive
  wish i could just die
  my life has no meaning
  life is not worth it anymore
  I'm worth more dead than alive
  insurance is worth more than me alive
  everybody would be happier if I was gone
  world is better without me
  nobody needs me, i'd rather be dead
  i am done with life
  I'm done. goodbye everyone
  just want it to be over
  this is my last day on earth
  i cant do it anymore
  i'm ready to die
  planning my death
  I plan to die next month
  i decided to die
  I want to kill me
  gonna kill myself lol
  imma end myself
  i'm going to commit
  if I ended things would my family still get it
  my boyfriend will beat me when he gets home
  my father beats my mom
  my stepdad touches me
  he's going to kill us
  she has a knife and is coming at me
  someone is trying to kill me
  my husband threatened me with a gun
  I'm afraid my ex is going to shoot me
  my uncle hits my little brother
  he choked me
  my heart is stopping, chest pain
  having a heart attack
  I think i am having a stroke rn
  my husband is not breathing
  my baby wont wake up
  i swallowed bleach
  I'm having a seizure
  crushing chest pain and sweating
  I cannot breathe
  my mom fell and is unconscious
  allergic reaction my throat is closing
  my wife took too many pills
  he's turning blue
`);

const business = listLines(`
  does it cover suicide
  is suicide covered
  what is the suicide clause
  does my policy cover suicide
  is skydiving covered
  my uncle killed himself, does that count as family history
  my dad shot himself in 1990
  my brother hanged himself years ago
  my aunt died by suicide
  these prices are killing me
  this form is killing me
  I'd die of boredom
  I want to die of boredom
  I don't want to go on with this
  I don't want to go on with this quote
  dead tired
  I'm dead serious
  my car
  I drive my car to work
  I drive a truck over the road
  gun collection hobby
  I collect guns
  I hunt with a rifle
  I shoot guns at the range
  I carry a loaded gun for work
  I go to the gun range on weekends
  I'm planning to buy a rifle for hunting
  I cut hair for a living
  I cut grass for a living
  I'm a butcher and use a knife
  I use knives at work
  I take pills for blood pressure
  I take a handful of pills every day for my heart
  I take all my meds as prescribed
  I'm taking a lot of meds
  just vitamins and a blood pressure pill
  bridge worker
  I work on bridges
  I work on roofs
  I'm a roofer, I stand on roofs all day
  if I fall off a roof at work is it covered
  train conductor
  I take the train to work
  I'm a train driver
  I train every day
  I run 5 kms a day
  I run into town every day
  I jump out of planes
  I jump off cliffs for fun with a parachute
  I bungee jump off bridges
  I climb with ropes
  rock climbing, ropes and all
  I swim in the lake
  I scuba dive
  I'm drowning in debt
  I'm starving, let's be quick
  I need to end this chat
  when does the term end
  what happens at the end of my term
  I want to end it at 65
  let's pull the trigger on this policy
  I'm ready to pull the trigger on a term policy
  if I die tomorrow will my kids get paid
  who gets the money when I die
  I want my kids to be ok when I'm not here anymore
  I don't want to live in Texas
  I don't want to live without insurance
  goodbye
  say goodbye to cigarettes
  ok goodbye, thanks
  I said goodbye to smoking in 2020
  I had chest pain in 2019
  I get short of breath sometimes
  my father had a stroke at 60
  had a heart attack 5 years ago
  my wife will kill me if I don't get this done
  my boss would kill me if I forget
  my kids are my life
  my daughter hits the gym with me
  it covers accidents, does it
  I had a car accident last year
  I crashed my car last year
  I drove off the road in 2015
  I work in an explosives factory with weapons
  does it pay if I die of an overdose
  are there ways to lower the price
  I'd rather die than do an exam
  I quit smoking, it was killing me
  I have a knife collection
  I'm a razor sharp guy
  I ride my bike over the bridge
  I'm a window cleaner on high buildings
  I don't want to do this anymore
  I overdose on coffee
  I hurt myself skiing
  I hurt my back at work
  I burn myself cooking sometimes
  no reason
  I have no reason to smoke
  the plan is to retire
  I'm dying to know the price
  my mother-in-law is killing me with her questions
  I shot competitively in college
  I've got a heart of gold
  put it in my head that I need insurance
  I don't want to be around smokers
  I wish to not take the exam
  I'm a police officer and carry a gun
  I own guns
  I have a rifle and a shotgun for deer hunting
  I teach knife skills at cooking school
  I'm a barber, I use razors all day
  I'm a lineman, I climb towers
  I'm an ironworker on bridges and high buildings
  I install windows on skyscrapers
  I commute over the bridge by train
  I jump out of airplanes every weekend
  I do base jumping off buildings
  cliff diving, I jump off cliffs
  I hang glide
  I'm hanging in there
  hang on
  let me hang up
  I like to hang out with friends
  I take pills
  I take two pills a day
  yes, pills for cholesterol
  I take all of my pills every morning
  overdose? no, never
  I work with drug addicts who overdose
  my mom died of an overdose
  no suicide attempts
  never had suicidal thoughts
  what happens in case of suicide
  I drown in paperwork at work
  I'm a swimmer, I swim in the ocean
  I cut down on drinking
  I cut my hours at work
  I cut trees
  I was stabbed in 1999
  I'm ready to end my old policy
  can we end it here
  end
  I want to end this
  how does it end
  I want out of my current policy
  not be here long, got 2 minutes
  I won't be here tomorrow, so can we finish today
  I disappear on weekends to fish
  I want to live to 100
  reason: no reason
  better off with term?
  would my family be better off with whole life
  my family would be better off with a policy if I die
  I die laughing
  I'm dead broke
  over my dead body
  drop dead gorgeous
  if I die in a car crash does it pay
  if my car runs off the road do they pay
  if I get hit by a train is that covered
  what if I drown while surfing
  if I die in a shooting
  if I fall off a cliff while climbing
  my heart breaks
  I have high blood pressure and chest pains sometimes
  I had a seizure as a child
  my dad had a stroke last year
  my mother died of a heart attack
  my wife has breathing problems from asthma
  sleep apnea, I stop breathing at night
  I'm afraid of needles
  I'm scared of doctors
  I'm afraid of flying
  my kids hit the jackpot
  my husband beats me at chess
  my brother hurt his back
  the price hurts me
  my ex husband is my beneficiary
  emergency room nurse
  I'm a paramedic, I see overdoses now and then
  I walk in front of a bus stop
  I step on the train every day at 7
  I go off road with my truck
  I drive my truck off road
  I race cars
  I roll over my 401k
  I'm running out of time
  let me think about it
  I'm thinking of going through with it, the quote
  I've been planning to get insurance for years
  I plan to do it tomorrow
  I'd like to do it tomorrow
  I'll do it tonight
  I'm gonna do it online
  just end me the quote
  my life is good
  kill the process
  kill two birds with one stone
  shoot me an email
  shoot, I forgot
  I'd shoot for 500k
  I'm shooting for 250k
  I hate my job
  I hate exams
  I'm desperate for coverage
  I can't go on the website
  take my life insurance
  it took my whole life
  my whole life policy
  I want whole life
  end of life planning
  I can't live on my pension
`);

describe('danger', () => {
  it.each(needsHelp)('gives the numbers: %s', (message) => {
    expect(findFixedAnswer(message)?.topic).toBe('emergency');
  });

  it.each(business)('is not: %s', (message) => {
    expect(findFixedAnswer(message)?.topic).not.toBe('emergency');
  });
});
