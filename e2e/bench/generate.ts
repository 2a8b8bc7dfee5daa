/** A random number generator for [0, 1) that repeats for the same seed. */
export type Random = () => number

/** Returns a generator for `seed`. */
export function seeded(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const WORDS =
  'account address answer batch budget cache call change channel client cluster column config connection cursor data delivery device draft edge entry error event export field file filter folder gateway group handler header index job key label layer limit link list lock log message method model module network node note object offset option order owner page parser path payload peer plan policy port process profile project query queue range record region release report request response result retry role route rule sample schema scope script secret server service session setting shard signal site size source stage state step store stream table target task team tenant test thread token topic trace trigger type update user value version view volume webhook worker zone'.split(
    ' ',
  )
const VERBS =
  'adds builds checks closes copies creates drops finds holds keeps merges moves opens reads sends shows sorts splits stops stores takes tells waits writes'.split(
    ' ',
  )
const ICONS = ['bolt', 'book', 'code', 'gear', 'key', 'link', 'rocket', 'server', 'terminal', 'wrench']

/** Writes one page. All its randomness comes from `random`. */
export class PageWriter {
  readonly #random: Random
  readonly #paths: readonly string[]
  #text = ''

  constructor(random: Random, paths: readonly string[]) {
    this.#random = random
    this.#paths = paths
  }

  write(title: string, size: number): string {
    this.#text = `---\ntitle: "${title}"\ndescription: "${this.sentence()}"\n---\n\n`
    this.#text += `${this.paragraph()}\n\n`
    const code = size < 1500 ? 1 : size < 3000 ? 3 : 4 + this.below(3)
    const share = size / (code + 1)
    for (let part = 1; this.#text.length < size || part <= code; part++) {
      this.#text += `## ${this.words(2 + this.below(3), true)}\n\n${this.paragraph()}\n\n`
      if (part <= code) this.#text += `${this.code()}\n\n`
      while (this.#text.length < Math.min(size, share * part)) this.#text += `${this.block()}\n\n`
    }
    return `${this.#text.trimEnd()}\n`
  }

  below(limit: number): number {
    return Math.floor(this.#random() * limit)
  }

  pick<T>(items: readonly [T, ...T[]] | readonly T[]): T {
    const item = items[this.below(items.length)]
    if (item === undefined) throw new RangeError('Nothing to pick from')
    return item
  }

  words(count: number, isTitle = false): string {
    const words = Array.from({ length: count }, () => this.pick(WORDS)).join(' ')
    return isTitle ? words.charAt(0).toUpperCase() + words.slice(1) : words
  }

  sentence(): string {
    return `The ${this.words(2)} ${this.pick(VERBS)} the ${this.words(1)} of every ${this.words(2)}.`
  }

  /** A sentence with emphasis, code or a link in it. */
  rich(): string {
    const [word, other] = [this.pick(WORDS), this.pick(WORDS)]
    return this.pick([
      `Use **${word}** when the ${other} is *slow*.`,
      `Set \`${word}_${other}\` to \`${this.below(900)}\` first.`,
      `See [${word} and ${other}](/${this.pick(this.#paths)}) for more.`,
      `Each ${word} ${this.pick(VERBS)} one ${other}, and \`${word}\` names it.`,
    ])
  }

  paragraph(): string {
    return Array.from({ length: 2 + this.below(3) }, () =>
      this.#random() < 0.5 ? this.sentence() : this.rich(),
    ).join(' ')
  }

  block(): string {
    return this.pick([
      () => this.paragraph(),
      () => this.paragraph(),
      () => this.list(),
      () => this.table(),
      () => this.component(),
    ])()
  }

  list(): string {
    const ordered = this.#random() < 0.4
    return Array.from(
      { length: 3 + this.below(4) },
      (_, i) => `${ordered ? `${i + 1}.` : '-'} ${this.#random() < 0.5 ? this.rich() : this.sentence()}`,
    ).join('\n')
  }

  table(): string {
    const rows = Array.from(
      { length: 3 + this.below(5) },
      () =>
        `| \`${this.pick(WORDS)}\` | ${this.pick(['string', 'number', 'boolean'])} | ${this.sentence()} |`,
    )
    return ['| Name | Type | Meaning |', '| --- | :-: | --- |', ...rows].join('\n')
  }

  component(): string {
    const path = this.pick(this.#paths)
    return this.pick([
      () =>
        `<${this.pick(['Note', 'Tip', 'Warning', 'Info'])}>\n  ${this.paragraph()}\n</Note>`.replace(
          /<(\w+)>([\s\S]*)<\/Note>/,
          '<$1>$2</$1>',
        ),
      () =>
        `<Accordion title="${this.words(3, true)}">\n  ${this.paragraph()}\n\n  - ${this.sentence()}\n  - ${this.rich()}\n</Accordion>`,
      () =>
        `<CardGroup cols={2}>\n${[1, 2].map(() => `  <Card title="${this.words(2, true)}" icon="${this.pick(ICONS)}" href="/${path}">\n    ${this.sentence()}\n  </Card>`).join('\n')}\n</CardGroup>`,
      () =>
        `<Steps>\n${[1, 2, 3].map(() => `  <Step title="${this.words(3, true)}">\n    ${this.paragraph()}\n  </Step>`).join('\n')}\n</Steps>`,
      () =>
        `<ParamField query="${this.pick(WORDS)}" type="string" required>\n  ${this.sentence()}\n</ParamField>`,
      () =>
        `<Frame caption="${this.words(3, true)}">\n  <img src="/images/${this.pick(WORDS)}.png" alt="${this.sentence()}" />\n</Frame>`,
    ])()
  }

  code(): string {
    const [a, b, c] = [this.pick(WORDS), this.pick(WORDS), this.pick(WORDS)]
    const number = this.below(9000)
    return this.pick([
      () =>
        `\`\`\`ts ${a}.ts\nimport { ${b} } from './${b}.ts'\n\nexport async function ${a}(${c}: string): Promise<number> {\n  // The ${b} may be empty.\n  const ${a}s = await ${b}.load(${c}, { limit: ${number} })\n  if (${a}s.length === 0) throw new Error(\`No ${a} in \${${c}}\`)\n  return ${a}s.reduce((sum, it) => sum + it.size, 0)\n}\n\`\`\``,
      () =>
        `\`\`\`bash\n# Makes the ${a} anew.\nexport ${b.toUpperCase()}_KEY="example"\ncurl --request POST "https://api.example.com/${a}/${number}" \\\n  --header "Accept: application/json" \\\n  --data '{"${b}": "${c}"}' | grep ${c}\n\`\`\``,
      () =>
        `\`\`\`json\n{\n  "${a}": "${b}",\n  "${b}s": [${number}, ${number + 1}, null],\n  "nested": { "${c}": true, "size": ${number / 100}, "note": "${this.sentence()}" }\n}\n\`\`\``,
      () =>
        `\`\`\`python ${a}.py\nfrom ${b} import Client\n\n\ndef ${a}(${c}: str, limit: int = ${number}) -> list[dict]:\n    """Returns every ${a} of one ${c}."""\n    client = Client(timeout=30)\n    return [it for it in client.${b}(${c}) if it["size"] < limit]\n\`\`\``,
    ])()
  }
}

/** Realistic page sizes: the median is 4 kB, one in twenty is over 20 kB. */
export function pageSize(random: Random): number {
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  return Math.round(Math.min(60_000, Math.max(700, 4000 * Math.exp(0.978 * normal))))
}

/** Returns a page of about `size` characters. */
export function generatePage(size: number, seed: number): string {
  const random = seeded(seed)
  const writer = new PageWriter(random, ['guides/start', 'guides/next'])
  return writer.write(writer.words(3, true), size)
}

/**
 * Returns a documentation repository with `count` pages in groups of ten: text, tables, four to six code blocks
 * per page, components, links between pages. The same seed gives the same site.
 */
export function generateSite(count: number, seed: number): Record<string, string> {
  const random = seeded(seed)
  const paths = Array.from({ length: count }, (_, i) => `guides/part-${Math.floor(i / 10) + 1}/page-${i + 1}`)
  const writer = new PageWriter(random, paths)
  const navigation = Array.from({ length: Math.ceil(count / 10) }, (_, i) => ({
    group: writer.words(2, true),
    pages: paths.slice(i * 10, i * 10 + 10),
  }))
  const config = { name: 'Generated', colors: { primary: '#0d9373' }, navigation }
  const files: Record<string, string> = { 'docs.json': `${JSON.stringify(config, null, 2)}\n` }
  for (const [i, path] of paths.entries()) {
    files[`${path}.mdx`] = writer.write(`${writer.words(2, true)} ${i + 1}`, pageSize(random))
  }
  return files
}
