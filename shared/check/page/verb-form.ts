/** How a heading, a step or an item of a list begins: “Create a key”, “Creating a key”, “Creates a key”. */
export type VerbForm = 'imperative' | 'gerund' | 'third'

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Verbs that name nothing else: “create” is never a thing. */
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

/** Verbs that are names of things as well: they count before an article alone. */
const ALSO_THINGS = words(`
  access build call cause change check clean connect copy debug deploy design document edit export filter
  group help host import launch list load log look match monitor name open order pass pin plan post process
  pull push query read record release request reset return review run scale search secure set share show
  start stop store stream structure submit support switch sync test trace transform trigger try turn type update
  upgrade upload use view work write
`)

/** What follows a verb and seldom a thing. */
const OBJECT =
  /^(?:an?|the|your|our|its|their|this|these|those|it|them|all|each|any|another|more|new|up|out)$/

/** What follows a thing and no verb. */
const NO_OBJECT =
  /^(?:of|and|or|for|in|to|with|are|is|was|were|from|on|by|at|as|per|that|which|can|must|should|will|may|vs)$/

const DOUBLED = /([bdgklmnprt])\1$/

/** The verb of a form in -ing or -s, as it stands in a list; undefined where it is none. */
function verbOf(stem: string): string | undefined {
  const candidates = [stem, `${stem}e`, stem.replace(DOUBLED, '$1'), stem.replace(/i$/, 'y')]
  return candidates.find(each => VERBS.has(each) || ALSO_THINGS.has(each))
}

const isVerb = (verb: string, next: string): boolean =>
  ALSO_THINGS.has(verb) ? OBJECT.test(next) : VERBS.has(verb)

/** Leaves out what numbers a heading or an item: “1.”, “Step 2:”. */
export const withoutNumber = (text: string): string =>
  text.replace(/^[^\p{L}\p{N}]*(?:step\s+)?(?:\d{1,3}\s*[.):–—-]\s*)?[^\p{L}\p{N}]*/iu, '')

/**
 * Returns how a text begins: with a verb that asks to do something, with what somebody is doing, or with what
 * something does. Undefined where that is not sure, as of all that begins with a thing. English alone is known.
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

/** Whether what follows is what somebody does something to: “Reads the file”, not “Reads of the file” or “Reads: none”. */
const takes = (verb: string, next: string): boolean =>
  ALSO_THINGS.has(verb) ? OBJECT.test(next) : /^[\p{L}\p{N}"'“‘`]/u.test(next) && !NO_OBJECT.test(next)
