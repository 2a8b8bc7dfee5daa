declare module 'virtual:icons' {
  /** The icons that a published site can show. */
  export const icons: import('../../../shared/site/base/icons.ts').IconSet
  /** The search terms of each icon, in addition to its name. */
  export const terms: Readonly<Record<string, string>>
}
