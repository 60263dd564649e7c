/** Names that a reader takes for one and the same, however they are spelled. */

/** Letters of other scripts by the Latin ones that they are drawn like, capitals and small ones apart. */
const DRAWN_LIKE: Readonly<Record<string, string>> = {
  ...drawn('АВЕКМНОРСТУХІЅЈԚԜЗҮҺӀ', 'ABEKMHOPCTYXISJQW3YHI'),
  ...drawn('авекмнорстухіѕјԛԝзүһӏгпи', 'abekmhopctyxisjqw3yhlrnu'),
  ...drawn('ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹ', 'ABEZHIKMNOPTYXC'),
  ...drawn('αβεηικνορτυχϲγω', 'abenikvoptuxcyw'),
  ...drawn('ıȷɑɡɩʟɴʀʏøđłħŧ', 'ijagilnryodlht'),
  ...drawn('ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋᴍᴏᴘꜱᴛᴜᴠᴡᴢ', 'abcdefghijkmopstuvwz'),
  ...drawn('ԁѵցօսոհցզյ', 'dvgounhgqj'),
  ...drawn('ԀՕՍᒪ', 'dOUL'),
  ...drawn('ꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ', 'BPDTGKJCZFMNLSRVHWXYAEIOU'),
  ...drawn('𐊠𐊡𐊢𐊥𐊫𐊰𐊱', 'ABCEOMT'),
};

/** Strokes that are one to the eye. */
const STROKES: readonly (readonly [RegExp, string])[] = [
  [/[il1|!]/g, 'i'],
  [/0/g, 'o'],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
];

/** Marks above and below, whatever cannot be seen, and what stands between words. */
const UNNOTICED = /[\p{M}\p{Default_Ignorable_Code_Point}]/gu;
const BETWEEN = /[\p{Z}\p{Pd}\p{Pc}\p{Po}\p{Pi}\p{Pf}\p{Lm}\p{Sk}]/gu;

function drawn(letters: string, like: string): Record<string, string> {
  return Object.fromEntries([...letters].map((letter, place) => [letter, [...like][place] ?? letter]));
}

/** Whether two texts look the same at a glance. */
export function looksLike(one: string, other: string): boolean {
  const others = looksOf(other);
  return looksOf(one).some((look, manner) => look === others[manner]);
}

/** As it is written, and in either case: some letters are drawn like others in one case alone. */
function looksOf(text: string): readonly string[] {
  const plain = text.normalize('NFKD').replace(UNNOTICED, '').normalize('NFKC');
  const dense = plain.replace(BETWEEN, '') || plain;
  return [dense, dense.toUpperCase(), dense.toLowerCase()].map(lookOf);
}

function lookOf(text: string): string {
  const latin = [...text].map((letter) => DRAWN_LIKE[letter] ?? letter).join('');
  return STROKES.reduce((look, [stroke, drawnAs]) => look.replace(stroke, drawnAs), latin.toLowerCase());
}
