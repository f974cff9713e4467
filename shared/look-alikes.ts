/** Which names look like one another. */

/** Letters of other alphabets, and figures, that look like a Latin letter in small or in capitals; an l is an i here, as a capital I looks like it. */
const alike = new Map(
  [
    'аa вb еe кk мm нh оo рp сc тt уy хx іi јj ѕs һh ԁd ԛq ԝw ѵv ӏi ьb',
    'αa βb γy εe ηh ιi κk μm νv οo ρp τt υy χx ζz ωw',
    'օo ոn սu հh ցg յj',
    'ɑa ɡg ȷj ᴀa ʙb ᴄc ᴅd ᴇe ꜰf ɢg ʜh ɪi ᴊj ᴋk ʟi ᴍm ɴn ᴏo ᴘp ʀr ꜱs ᴛt ᴜu ᴠv ᴡw ʏy ᴢz',
    'Ꭰd Ꭱr Ꭲt Ꭵi Ꭺa Ꭻj Ꭼe Ꮃw Ꮇm Ꮋh Ꮐg Ꮓz Ꮟb Ꮪs Ꮩv Ꮮi Ꮯc Ꮲp Ꮶk Ᏼb',
    'ꓐb ꓑp ꓓd ꓔt ꓖg ꓗk ꓙj ꓚc ꓜz ꓝf ꓟm ꓠn ꓡi ꓢs ꓣr ꓦv ꓧh ꓪw ꓫx ꓬy ꓮa ꓰe ꓲi ꓳo ꓴu',
    'li 1i |i 0o',
  ]
    .join(' ')
    .split(' ')
    .map((pair) => [pair[0]!.toLowerCase(), pair[1]!] as const),
);

/** Two letters that look like one. */
const joinLetters = (text: string): string => text.replaceAll('rn', 'm').replaceAll('vv', 'w');

/** Two names with the same skeleton look like one. Spaces and points are easily overlooked. */
export function skeletonOf(name: string): string {
  const folded = name.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC').replace(/\s/gu, '');
  const letters = folded.replace(/(?!\|)[\p{P}\p{Lm}]/gu, '') || folded;
  return joinLetters([...letters].map((letter) => alike.get(letter) ?? letter).join(''));
}
