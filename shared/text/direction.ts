/** A letter of a script that is written from right to left (Unicode Standard Annex #9, classes R and AL). */
const RTL_LETTER =
  /(?=\p{L})[\p{Script=Adlam}\p{Script=Arabic}\p{Script=Hanifi_Rohingya}\p{Script=Hebrew}\p{Script=Mandaic}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Syriac}\p{Script=Thaana}]/u

/** The blocks of these scripts: most texts have none of these characters, which is found out faster. */
const RTL_BLOCKS = /[\u0590-\u08ff\ufb1d-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/** Whether a text has a letter that is written from right to left. */
export const hasRtl = (text: string): boolean => RTL_BLOCKS.test(text) && RTL_LETTER.test(text)

/** The direction of a text by its first letter; `undefined` if it has none (Unicode Standard Annex #9, rule P2). */
export function directionOf(text: string): 'ltr' | 'rtl' | undefined {
  const [first] = /\p{L}/u.exec(text) ?? []
  return first === undefined ? undefined : hasRtl(first) ? 'rtl' : 'ltr'
}
