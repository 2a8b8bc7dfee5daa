/** How a heading, a step or a list item starts: “Create a key”, “Creating a key”, “Creates a key”. */
export type VerbForm = 'imperative' | 'gerund' | 'third'

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Verbs that are never nouns, such as “create”. */
const VERBS = words(`
  achieve add adjust allow analyse analyze apply ask attach avoid become begin bring browse calculate choose
  clone close collect combine compare configure confirm consider convert create customise customize
  define delete describe detect determine disable discover download enable ensure enter evaluate examine
  execute expand explain explore expose extend extract fetch fill find follow generate get give go handle
  identify ignore implement import improve include increase initialise initialize insert install
  integrate introduce keep know launch learn let load maintain make manage migrate modify move navigate obtain
  optimise optimize organise organize override prepare prevent provide publish put receive
  reduce refine register remove rename replace retrieve return save search see select send serve share
  show simplify solve specify store submit subscribe sync tell think translate try understand
  update upgrade upload use validate verify visit wait
`)

/** Verbs that are also nouns: they count only before an article. */
const ALSO_THINGS = words(`
  access build call cause change check clean connect copy debug deploy design document edit export filter
  group help host import launch list load log look match monitor name open order pass pin plan post process
  pull push query read record release request reset return review run scale search secure set share show
  start stop store stream structure submit support switch sync test trace transform trigger try turn type update
  upgrade upload use view work write
`)

/** What follows a verb and rarely a noun. */
const OBJECT =
  /^(?:an?|the|your|our|its|their|this|these|those|it|them|all|each|any|another|more|new|up|out)$/

/** What follows a noun and never a verb. */
const NO_OBJECT =
  /^(?:of|and|or|for|in|to|with|are|is|was|were|from|on|by|at|as|per|that|which|can|must|should|will|may|vs)$/

const DOUBLED = /([bdgklmnprt])\1$/

/** The listed verb of a form in -ing or -s; undefined if there is none. */
function verbOf(stem: string): string | undefined {
  const candidates = [stem, `${stem}e`, stem.replace(DOUBLED, '$1'), stem.replace(/i$/, 'y')]
  return candidates.find(each => VERBS.has(each) || ALSO_THINGS.has(each))
}

const isVerb = (verb: string, next: string): boolean =>
  ALSO_THINGS.has(verb) ? OBJECT.test(next) : VERBS.has(verb)

/** Removes the number of a heading or item: “1.”, “Step 2:”. */
export const withoutNumber = (text: string): string =>
  text.replace(/^[^\p{L}\p{N}]*(?:step\s+)?(?:\d{1,3}\s*[.):–—-]\s*)?[^\p{L}\p{N}]*/iu, '')

/**
 * Returns the form in which a text starts: imperative, gerund or third person. Undefined if that is not
 * certain, as for every text that starts with a noun. Only English is known.
 */
export function verbFormOf(text: string): VerbForm | undefined {
  const [first = '', next = ''] = withoutNumber(text).toLowerCase().split(/\s+/, 2)
  if (next === '' || !/^[a-z]+$/.test(first)) return undefined
  if (isVerb(first, next)) return 'imperative'
  const doing = first.length > 5 && first.endsWith('ing') ? verbOf(first.slice(0, -3)) : undefined
  if (doing !== undefined) return isVerb(doing, next) ? 'gerund' : undefined
  const stem =
    first.endsWith('es') && !VERBS.has(first.slice(0, -1)) ? first.slice(0, -2) : first.slice(0, -1)
  const does = first.endsWith('s') && !first.endsWith('ss') ? verbOf(stem) : undefined
  return does !== undefined && takes(does, next) ? 'third' : undefined
}

/** Whether the next word can be the object of the verb: “Reads the file”, not “Reads of the file” or “Reads: none”. */
const takes = (verb: string, next: string): boolean =>
  ALSO_THINGS.has(verb) ? OBJECT.test(next) : /^[\p{L}\p{N}"'“‘`]/u.test(next) && !NO_OBJECT.test(next)
