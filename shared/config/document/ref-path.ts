/** Why a `$ref` is not followed. */
export type RefFault = 'not-json' | 'outside' | 'circular' | 'missing' | 'broken' | 'too-many'

/**
 * Returns the file that a `$ref` written in the file `from` names: relative to the folder of `from`, or from the
 * root of the repository with a slash.
 */
export function fileOfRef(
  written: string,
  from: string,
): { readonly file: string } | { readonly fault: 'not-json' | 'outside' } {
  if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(written) || !/\.json$/i.test(written)) return { fault: 'not-json' }
  const folder = from.includes('/') ? from.slice(0, from.lastIndexOf('/')) : ''
  const steps: string[] = []
  for (const step of (written.startsWith('/') ? written : `${folder}/${written}`).split(/[\\/]/)) {
    if (step === '..' && steps.pop() === undefined) return { fault: 'outside' }
    if (step !== '' && step !== '.' && step !== '..') steps.push(step)
  }
  return { file: steps.join('/') }
}
