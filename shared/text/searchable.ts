/** Returns a text in the form in which what people type is compared with it: in lower case, without accents. */
export const searchable = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
