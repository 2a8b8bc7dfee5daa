import { __unstable__loadDesignSystem as loadSystem } from 'tailwindcss'
import { CLASS_PREFIX } from './class-prefix.ts'
import type { FindFile } from './files.ts'
import type { LeftOut } from './left-out.ts'
import { NOT_PROSE, notProse } from './not-prose.ts'
import { scopedStyles } from './scoped.ts'
import { utilitySelector } from './selectors.ts'
import { utilityKeyframes, utilityTheme } from './utility-theme.generated.ts'

/** Our dark mode: chosen by the reader, or that of the system. */
const DARK = `@custom-variant dark {
  &:where([data-mode=dark] *) { @slot; }
  @media (prefers-color-scheme: dark) { &:where(:root:not([data-mode]) *) { @slot; } }
}`

/** The names of the theme that are the site's own colors and typefaces. */
const OWN = `@theme inline {
  --font-sans: var(--galley-sans); --font-mono: var(--galley-mono);
  --color-primary: var(--galley-accent); --color-primary-light: var(--galley-accent); --color-primary-dark: var(--galley-button);
  --color-background-light: var(--galley-ground); --color-background-dark: var(--galley-ground);
}`

/** Limits that no person reaches: the length of a class, different classes on a site, and classes on a page. */
const LONGEST = 200
const MOST = 20_000
const MOST_ON_PAGE = 2000

/** The place of a class in the order of utilities if it is none of them: all others override it. */
const FIRST = -1n

/** What a utility class does. */
export interface Utility {
  readonly css: string
  /** What of its styles is left out. */
  readonly leftOut: readonly LeftOut[]
  readonly initial: ReadonlyMap<string, string>
  /** The files of the repository that it loads. */
  readonly files: ReadonlySet<string>
}

/** Finds no file, so that addresses are left out. */
const NO_FILES: FindFile = () => 'value'

const NOTHING = { leftOut: [], initial: new Map(), files: new Set<string>() }

/** What a class has in its rules if files decide what is kept of them. */
const ADDRESS = /url\(|image-set\(/i

const ELEMENTS = `:where(.prose,.aside) :where([class^="${CLASS_PREFIX}"],[class*=" ${CLASS_PREFIX}"])`

/** The keyframes of the theme, by their kept names. */
const keyframes: ReadonlyMap<string, string> = new Map(
  scopedStyles(utilityKeyframes, utilitySelector)
    .css.split(/(?=@keyframes )/)
    .map(css => [/^@keyframes ([\w-]+)/.exec(css)?.[1] ?? '', css]),
)

/** The keyframes to which these styles refer. */
const keyframesFor = (css: string): string =>
  [...keyframes]
    .filter(([name]) => new RegExp(`animation(?:-name)?:[^;}]*\\b${name}\\b`).test(css))
    .map(([, each]) => each)
    .join('')

function utilityOf(css: string, find: FindFile): Utility {
  const { used, ...kept } = scopedStyles(css, utilitySelector, {
    keyframes: new Set(),
    families: new Set(),
    find,
  })
  return { ...kept, files: used }
}

type DesignSystem = Awaited<ReturnType<typeof loadSystem>>

/** Utility classes: what is loaded for pages that use them. Each name is compiled once. */
export class Utilities {
  readonly #system: DesignSystem
  readonly #known = new Map<string, Utility | undefined>([[NOT_PROSE, { css: notProse, ...NOTHING }]])
  /** The rules of classes with addresses: what is kept of them depends on the files of the site. */
  readonly #loading = new Map<string, string>()

  constructor(system: DesignSystem) {
    this.#system = system
  }

  /** Returns what the class `name` does, with the files that are found; undefined if it is no utility. */
  find(name: string, files: FindFile = NO_FILES): Utility | undefined {
    const source = this.#loading.get(name)
    if (source !== undefined) return utilityOf(source, files)
    if (this.#known.has(name)) return this.#known.get(name)
    if (name.length > LONGEST || this.#known.size >= MOST) return undefined
    const [css] = this.#system.candidatesToCss([name])
    const found = css === null || css === undefined ? undefined : utilityOf(css, files)
    this.#known.set(name, found)
    if (css && ADDRESS.test(css)) this.#loading.set(name, css)
    return found
  }

  /**
   * Returns the styles of these classes in the order in which utilities override each other; empty for none.
   * `rootedStyles` completes the addresses in them.
   */
  sheet(names: ReadonlySet<string>, files: FindFile = NO_FILES): string {
    const order = this.#system.getClassOrder([...names].sort().slice(0, MOST_ON_PAGE))
    const sorted = [...order].sort(([, a], [, b]) => Number((a ?? FIRST) - (b ?? FIRST)))
    const found = sorted.flatMap(([name]) => this.find(name, files) ?? [])
    const css = found.map(each => each.css).join('')
    if (css === '') return ''
    const initial = new Map(found.flatMap(each => [...each.initial]))
    const values = [...initial].map(([name, value]) => `${name}:${value};`).join('')
    return `${ELEMENTS}{border-color:var(--line);${values}}${css}${keyframesFor(css)}`
  }
}

/** Prepares utilities with their usual theme and the site's own colors, typefaces and dark mode. */
export async function makeUtilities(): Promise<Utilities> {
  return new Utilities(await loadSystem(`${utilityTheme}${OWN}${DARK}@tailwind utilities;`))
}
