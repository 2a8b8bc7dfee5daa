/** Words with the same meaning in technical texts; both sides are folded. */
const PAIRS: readonly (readonly [string, string])[] = [
  ['auth', 'authentication'],
  ['k8s', 'kubernetes'],
  ['db', 'database'],
  ['env', 'environment'],
  ['repo', 'repository'],
  ['js', 'javascript'],
  ['ts', 'typescript'],
  ['login', 'signin'],
  ['delete', 'remove'],
  ['async', 'asynchronous'],
  ['i18n', 'internationalization'],
  ['translate', 'internationalization'],
  ['localization', 'internationalization'],
  ['cron', 'schedule'],
  ['img', 'image'],
  ['picture', 'image'],
]

/** Returns other words for a word of a query. */
export const synonymsOf = (word: string): readonly string[] =>
  PAIRS.flatMap(([a, b]) => (a === word ? [b] : b === word ? [a] : []))
