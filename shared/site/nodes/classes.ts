// Utility classes that real pages use and the site's styles support (`utilities.css`). All others are
// removed, so that a page cannot imitate a part of the shell.
const ALLOWED: ReadonlySet<string> = new Set(
  [
    'block inline inline-block hidden flex grid dark:hidden dark:block',
    'w-full w-auto h-full h-auto max-w-full mx-auto my-0 m-0 aspect-video aspect-square',
    'rounded rounded-md rounded-lg rounded-xl rounded-2xl rounded-full border shadow',
    'text-center text-left text-right text-sm text-xs text-lg font-bold font-semibold font-medium italic underline',
    'flex-wrap flex-col items-center justify-center justify-between gap-1 gap-2 gap-3 gap-4 gap-6 gap-8',
    'object-cover object-contain float-left float-right pointer-events-none',
  ]
    .join(' ')
    .split(' '),
)

const namesIn = (value: string): readonly string[] => value.split(/\s+/).filter(name => name !== '')

/** Returns those classes of an author that the site drops. */
export const lostClasses = (value: string): readonly string[] => [
  ...new Set(namesIn(value).filter(name => !ALLOWED.has(name))),
]

/** Returns those classes of an author that the site's styles support; `undefined` if none is left. */
export function safeClasses(value: string | undefined): string | undefined {
  const kept = namesIn(value ?? '').filter(name => ALLOWED.has(name))
  return kept.length === 0 ? undefined : kept.map(name => `u-${name.replace(':', '-')}`).join(' ')
}
