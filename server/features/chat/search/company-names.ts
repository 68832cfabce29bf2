function list(text: string): readonly string[] {
  return text.split(/[,\n]/).map((name) => name.trim());
}

/** Insurers, banks, and other companies that people ask about by name. */
export const companyNames = list(`aaa life, aarp, aegon, aetna, aflac, aia, aig, allianz, allstate, amazon
american equity, american family insurance, american fidelity, american general, american income life
american national, americo, ameriprise, ameritas, amica, anico, anthem insurance, assurity, athene, auto owners, aviva
axa, bajaj, bank of america, bankers life, banner life, barclays, bestow life, bharti, birla, blue cross, blue shield
brighthouse, canada life, charles schwab, chase bank, cigna, citibank, cmfg, colonial life, colonial penn
columbus life, corebridge, costco, country financial, cuna mutual, edward jones, erie insurance, esurance, ethos life
everence, farm bureau, farmers insurance, fidelity life, fidelity investments, foresters, geico, generali, genworth
gerber, global life, globe life, grange insurance, great west life, guardian life, halifax, hartford life, haven life
hdfc, horace mann, hsbc, humana, icici, idbi, jackson national, john hancock, kaiser, kemper, knights of columbus
kotak, lafayette life, lemonade insurance, liberty mutual, liberty national, lic of india, lincoln benefit
lincoln financial, lincoln heritage, lincoln national, lloyds, manulife, mass mutual, massmutual, merrill lynch
met life, metlife, midland national, modern woodmen, monumental life, morgan stanley, mutual of new york
mutual of omaha, national life group, nationwide insurance, nationwide life, natwest, navy federal, navy mutual
new york life, north american company, northwestern mutual, ohio national, old mutual, oxford life, pacific life
penn mutual, philam, physicians mutual, policygenius, primerica, principal financial, principal life
progressive insurance, progressive life, protective life, pru life, prudential, quotacy, raymond james
reliance nippon, reliastar, royal neighbors, sagicor, sammons, sam's club, savings bank life, sbi life, sbli
scottish widows, securian, selectquote, shelter insurance, sons of norway, state farm, stonebridge, sun life, symetra
tata aia, td bank, the hartford, thrivent, tiaa, transamerica, travelers insurance, trustage, trustmark, truist
unitedhealthcare, united healthcare, united of omaha, unum, us bank, us financial life, usaa, vanguard, vitality life
voya, walmart, washington national, wells fargo, western and southern, woodmen life, woodmen of the world
world financial group, zander insurance, zurich`);

/** Names that are everyday words, too. They count only where a company is meant: "does X offer", "from X life". */
export const everydayNames =
  list(`aaa, anthem, banner, chase, equitable, ethos, farmers, fidelity, globe, guardian
ing, nationwide, principal, progressive, protective, travelers`);

/** Names that insurers share with countries, virtues, and families. They count only right before "life". */
export const companyAdjectives =
  list(`atlantic, beneficial, boston, capitol, central, columbian, combined, continental
eagle, eastern, empire, extra ordinary, extraordinary, federated, franklin, great american, heritage, integrity, jefferson
kansas city, liberty, lincoln, max, national, national benefit, north american, northern, occidental, old line, paramount
patriot, peoples, philadelphia, pioneer, provident, reliable, reliance, republic, royal, security, southern, southland
standard, sterling, superior, trans world, united, valley forge, western`);

/** Words for policies and buyers that are in no entry. */
export const descriptions: ReadonlySet<string> = new Set(
  list(`athlete, bitcoin, bundled, charitable, crappy, crypto, cruise, digital, farmers, franchise, fraudulent, golden
hispanic, interim, lousy, mobile, native, noncontributory, nonpar, offshore, parachute, quaker, rapid, reentry
reputable, reverse, sponsored, stipulated, synthetic, tontine, umbrella, wholesale, zombie`),
);
