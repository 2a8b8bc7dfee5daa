declare module 'virtual:icons' {
  /** The icons that a published site can draw. */
  export const icons: import('../../../shared/site/base/icons.ts').IconSet
  /** The words that each of them is looked for by, beside those of its name. */
  export const terms: Readonly<Record<string, string>>
}
