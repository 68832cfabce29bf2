/**
 * Latin letters, each followed by the letters of other scripts that look like it. Letters that NFKD turns into Latin
 * ones aren't listed.
 */
const table = [
  'a–аɑαᴀᎪ',
  'b–ьʙβвᏴƅ',
  'c–сϲᴄᏟ',
  'd–ԁɗᏧᴅ',
  'e–еєҽεᴇᎬ',
  'f–ƒғꜰϝ',
  'g–ɡԍցɢᏀ',
  'h–һհнʜᏂΗ',
  'i–іıιɩɪᎥӏӀ',
  'j–јϳյᴊ',
  'k–кκᴋᏦ',
  'l–ʟǀןᏞ',
  'm–мᴍᎷμ',
  'n–пոռɴηΝ',
  'o–оοσօᴏ',
  'p–рρᴘᏢ',
  'q–ԛգ',
  'r–гʀɼᏒᴦ',
  's–ѕꜱʂᏚ',
  't–тτᴛᎢ',
  'u–υսʋᴜи',
  'v–νѵᴠᏙ',
  'w–ԝшωᴡᎳա',
  'x–хχ',
  'y–уγүʏყΥ',
  'z–ᴢᏃΖ',
];

const latinOf = new Map(
  table.flatMap((line) => {
    const [latin = '', others = ''] = line.split('–');
    return [...others].map((letter) => [letter, latin] as const);
  }),
);

/**
 * Removes accents and invisible characters, and replaces look-alike letters with Latin ones. Keeps upper and lower
 * case.
 */
export function replaceLookAlikes(text: string): string {
  const plain = text.normalize('NFKD').replaceAll(/[\p{M}\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, '');
  return plain.replaceAll(
    /\P{ASCII}/gu,
    (letter) => latinOf.get(letter) ?? latinOf.get(letter.toLowerCase())?.toUpperCase() ?? letter,
  );
}
