import type { Question, QuestionSpeech } from '../question.ts';

export const highRiskOccupation = {
  id: 'highRiskOccupation',
  kind: 'yes-no',
  label: 'Do you work in a high-risk occupation?',
  shortLabel: 'High-risk occupation',
  why: 'some jobs can raise a price or limit a policy. It doesn’t change your match.',
  advice: 'Answer Yes or No.',
  options: [
    { value: 'Yes', hint: 'Such as roofing, logging, mining, or commercial fishing' },
    { value: 'No' },
  ],
  required: false,
  group: 'risk-factors',
  example: 'No',
  revealingStarts: ['occupation'],
} as const satisfies Question;

export const highRiskOccupationSpeech: QuestionSpeech = {
  names: `occupation/job/profession, high risk occupation/job`,
  free: {
    Yes: `
      my job is dangerous/risky, i'm a/an commercial? @risky, i work as a/an? @risky,
      high risk job/occupation yes`,
    No: `
      @safe so? safe/boring? job, my? job is? safe/boring/fine too?,
      no dangerous/risky/high? risk? job/work/occupation, i have a desk job,
      no dangerous/risky hobbies/hobby? or? job/occupation/work, i work in an office, i'm retired, = retired,
      i? work at a desk`,
  },
  asked: {
    Yes: `@risky, = high/dangerous risk/work/job?, it's? high risk/dangerous, on the/a? roof/roofs`,
    No: `
      i'm retired, @safe, desk/office job/guy/work/worker?, no job, retired/ex from? @risky/@arguable,
      don't/not work/working anymore/now?, low risk, not? very/really/too/that/is? dangerous,
      not/isn't/no danger/dangerous/risk, not high risk, stay/sit/stays at? home/home? with? the? kids/baby?,
      paper cuts, not on that/ur/your/the list,
      unless boredom/students/toddlers/kids/kindergartners/customers counts/count`,
    'Yes | No': `used to, former/formerly/ex/was/were/worked, @arguable, not? safe/boring, high voltage`,
  },
  topic: `
    job/work/occupation/profession/career/living/trade/years/year/since/list/company, for a living, # years,
    for # years, on the list, high risk, now/today, from ford/home, at the/a hospital, med surg, icu, 3rd grade,
    floor, of boredom, hospital`,
  classes: {
    risky: `
      roofer/roofers/roofing/roofs/logger/logging/lumberjack/lumberjacks/miner/miners/mining/mines/firefighter/firefighters/firefighting/fireman/fdny/offshore/underground/steelworker/ironworker/ironworkers/lineman/linemen/lobsterman/lobstermen/lobsterboat/stuntman/stuntwoman/stunts/demolition/explosives/blaster/sandhog/roughneck/roughnecks/smokejumper/hotshot/arborist/chokers,
      fire fighter/fighting, coal/gold/underground mine/miner/mining,
      commercial/deep/crab/lobster sea? fish/fisher/fishing/fisherman/boat/traps, commercial diver/diving,
      oil rig/rigs/field/fields, drilling rig, the rigs/steel, a? rig, steel/iron worker, walk steel,
      line worker, bomb squad/disposal, stunt man/double/performer, bush pilot, crop duster, tower climber,
      high voltage lineman, hotshot crew, wildland fire/firefighter, choker setter, crab/fishing/lobster boat,
      power lines/line, deputy? sheriff, logging outfit, cut trees, work/works? on a rig, the/coal/gold mine,
      log/logs/cut/cuts/fell/fells timber, bomb tech/technician,
      underwater/commercial/saturation welder/welding/diver/diving, blasting/blasts rock?, iron work,
      cell/radio/wind? tower/towers/turbine/turbines climber/climbing/tech/technician/worker,
      fell/felling/cut/cutting/top/topping/drop/dropping trees/timber, high rise window? washer/cleaner/washing,
      window washer on high/tall rises/buildings, steel erector/erection, rope access, saw filer`,
    arguable: `
      police/policeman/cop/officer/construction/truck/trucker/trucking/trucks/driver/electrician/pilot/military/army/navy/marine/marines/soldier/security/farm/farmer/farming/ranch/ranching/rancher/welder/weld/welding/mechanic/factory/warehouse/corrections/paramedic/emt/landscaper/landscaping/tree/crane/machinist/plumber/carpenter/delivery/cattle/rig/haul/hauling/hazmat/infantry/kayaking/slope/drill/lift,
      air force, long haul, over the road, otr`,
    safe: `
      desk/office/offices/computer/computers/software/developer/programmer/engineer/teacher/teach/teaching/accountant/accounting/nurse/nursing/rn/doctor/lawyer/attorney/retired/retire/student/homemaker/housewife/unemployed/sales/salesman/marketing/manager/admin/retail/cashier/consultant/analyst/librarian/library/designer/writer/banker/bank/hr/receptionist/secretary/data/cubicle/professor/dentist/pharmacist/barista/waiter/waitress/hairdresser/hairstylist/barber/stylist/tailor/realtor/insurance/payroll/billing/bakery/baker/diner/nanny/babysitter/paralegal/hygienist/daycare/preschool/cafeteria/school/housekeeper/caregiver/cook/chef/uber/lyft/instacart/doordash/hair/nails/bookkeeper/bookkeeping/emeritus/therapist/scientist/researcher/editor/journalist/dispatcher/musician/trumpet/pastor/minister,
      stay at home mom/dad/parent?, real estate, software engineer/developer,
      work at/in a/an/the school/library/bank/office/daycare/store/hospital/church,
      clean/cleans/cleaning the/a? houses/house/offices/office/rooms, cleaning lady,
      it job/work/guy/support/specialist/only, in it/tech/school/sales/marketing/finance/hr, drive a desk,
      front desk, school bus? driver/librarian/cafeteria/secretary/nurse,
      do/does hair/nails/hr/it/billing/payroll, keep/keeps/do/does the? books,
      sell/sells/selling cars/insurance/houses,
      own/owns/run/runs a diner/store/shop/bakery/restaurant/hardware/library hardware? store?, nail salon,
      make nail salon, deal cards, card/blackjack dealer, mail carrier, maternity leave, dental hygienist,
      graphic designer/desinger, contract admin, hardware store, gas station, at lowes/walmart/target/costco,
      keep my great? grands/grandkids, contractor admin, post office, sit with old people, = do it,
      code/coder/coding/cpa/sahm/sahd/server/waitstaff/hostess/bartender/postal/mailman/mailwoman/jobless/disabled/disability/counselor/tutor/architect/economist/statistician/mathematician/actuary/auditor/underwriter/adjuster/recruiter/telemarketer/interpreter/translator/copywriter/author/artist/painter/photographer/florist/jeweler/optometrist/optician/chiropractor/veterinarian/psychologist/psychiatrist/phlebotomist/sonographer/radiologist/dietitian/nutritionist/physiotherapist/stocker/bagger/greeter/clerk/typist/transcriptionist/scheduler/broker/lender/appraiser/notary/judge/rabbi/imam/nun/priest/deacon/missionary/dean/principal/superintendent/paraprofessional/custodian/janitor/maid/seamstress/esthetician/cosmetologist/masseuse/gamer/streamer/youtuber/influencer/caregiving/hospice/lpn/cna,
      letter/postal carrier/worker/service?, social worker/services?,
      on disability/unemployment/ssi/ssdi/leave/welfare,
      project/product/program/office/account/store/general manager, call center, grad school/student,
      customer service, push/pushing papers/paper/pencils, kitchen/restaurant/clerical/sewing/assistant/aide,
      laid off,
      pharmacy/lab/vet/ultrasound/radiology/surgical/dialysis/medical/dental/nail/xray/mri tech/technician/assistant/technologist/receptionist/biller/coder,
      graphic/interior/web/ux/ui/fashion/game design/designer/developer,
      work/works in a/the/an kitchen/restaurant/lab/clinic/shop/salon/museum/hotel/studio/nursery/pharmacy/call/supermarket,
      college/taxes/tax/freelancer/freelance/podcaster/blogger,
      phones/shoes/gigs/bake/bakes/baking/homeschool/homeschooling/homeschooler,
      = full/just/only a/time? a? time? mom/mama/mother/dad/mommy`,
  },
};
