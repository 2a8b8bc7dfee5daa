/** Utility classes in the styles of every site (`utilities.css`): pages with only these load nothing for them. */
export const builtInClasses: ReadonlySet<string> = new Set(
  [
    'block inline inline-block hidden flex grid dark:hidden dark:block',
    'w-full w-auto h-full h-auto max-w-full mx-auto my-0 m-0 aspect-video aspect-square',
    'text-center text-left text-right italic underline pointer-events-none',
    'flex-wrap flex-col items-center justify-center justify-between object-cover object-contain',
  ]
    .join(' ')
    .split(' '),
)

/** Names of elements that others look at, such as in `group-hover:`. */
const MARKS = /^(?:group|peer)(?:\/[\w-]+)?$/

/** Whether a class only names an element for other classes. */
export const isMark = (name: string): boolean => MARKS.test(name)

/** The names in the value of a class attribute. */
export const namesIn = (value: string): readonly string[] => value.split(/\s+/).filter(name => name !== '')
