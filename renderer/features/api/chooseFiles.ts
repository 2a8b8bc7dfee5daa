import { notifyError } from '../../host/base/notices.ts'
import type { Site } from '../../host/scope/site.ts'

/** The file extensions of API files, for dialogs that choose files. */
export const API_ENDINGS: readonly string[] = ['.json', '.yaml', '.yml']

/** Imports files as API files; the code for it is loaded with the first ones. */
export const importFiles = (site: Site, files: readonly File[]): Promise<void> =>
  import('./importFiles.ts')
    .then(({ importApiFiles }) => importApiFiles(site, files))
    .catch(error => notifyError(site.app, error))

/** Lets the person choose files on the computer, and imports them. */
export function chooseApiFiles(site: Site): void {
  const input = document.createElement('input')
  Object.assign(input, { type: 'file', multiple: true, accept: API_ENDINGS.join(',') })
  input.addEventListener('change', () => void importFiles(site, [...(input.files ?? [])]))
  input.click()
}
