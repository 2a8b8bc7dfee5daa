import { sampleLanguages } from '../../openapi/samples/samples.ts'

/** The samples that docs.json asks for, by `api.examples` of the newer form. */
export interface SampleSettings {
  /** Names of languages, in the order of their tabs. */
  readonly languages?: readonly string[]
  /** `false` leaves only the samples that somebody wrote. */
  readonly autogenerate?: boolean
}

/** Other names of languages, by ours in lower case. */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  curl: ['bash', 'cmd', 'console', 'sh', 'shell', 'terminal', 'zsh'],
  javascript: ['js', 'node', 'node.js', 'nodejs', 'ts', 'typescript'],
  python: ['py', 'python3'],
  go: ['golang'],
  ruby: ['rb'],
  'c#': ['cs', 'csharp', 'dotnet'],
}

const isNamed = (label: string, name: string): boolean =>
  label.toLowerCase() === name || (ALIASES[label.toLowerCase()] ?? []).includes(name)

/** The languages of generated samples, in their order; all of them if docs.json names none that is known. */
export function languagesOf({ languages = [], autogenerate }: SampleSettings = {}): typeof sampleLanguages {
  if (autogenerate === false) return []
  const named = languages.flatMap(name =>
    sampleLanguages.filter(({ label }) => isNamed(label, name.trim().toLowerCase())),
  )
  return named.length === 0 ? sampleLanguages : [...new Set(named)]
}
