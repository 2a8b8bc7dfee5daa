import { CLASS_PREFIX } from './class-prefix.ts'
import { UNCLASSED } from './selectors.ts'

/** The class of elements in which text has no looks of its own, so that other classes give it theirs. */
export const NOT_PROSE = 'not-prose'

/** What takes the looks of text away, by elements. */
const PLAIN = [
  ['p,h1,h2,h3,h4,h5,h6,ul,ol,li,dl,dd,blockquote,figure,img,video,hr', 'margin:0'],
  ['h1,h2,h3,h4,h5,h6', 'color:inherit;font-size:inherit;font-weight:inherit'],
  ['ul,ol', 'padding:0;list-style:none'],
  ['li', 'padding:0'],
  ['a', 'color:inherit;font-weight:inherit;text-decoration:inherit'],
] as const

const START = `:is(.prose.prose,.aside.aside) .${CLASS_PREFIX}${NOT_PROSE}`

/** The rules of the class, as strong as those of utility classes, which come after them. Components keep their looks. */
export const notProse: string = PLAIN.map(([elements, declarations]) => {
  const ends = `:where(${elements})${UNCLASSED}`
  return `${START}${ends},${START} ${ends}{${declarations}}`
}).join('')
