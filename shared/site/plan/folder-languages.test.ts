import { expect, test } from 'vitest'
import type { PageSummary } from '../../page/summary.ts'
import { folderLanguages } from './folder-languages.ts'

const page = (path: string, title = 'Title', description = ''): PageSummary => ({
  ...{ file: `${path}.mdx`, path, title, description, titled: true },
})
const languageOf = (paths: readonly string[], of: string) =>
  folderLanguages(paths.map(path => page(path)))(of)

test('a folder whose name could be a word is a language if it has the pages of another language', () => {
  expect(languageOf(['en/start', 'no/start'], 'no/start')).toBe('no')
  expect(languageOf(['en/start', 'id/start', 'id/more'], 'id/more')).toBe('id')
  expect(languageOf(['en/start', 'no/other'], 'no/other')).toBeUndefined()
})

test('pages of the root count as well, if they are most of the folder', () => {
  expect(languageOf(['start', 'more', 'no/start', 'no/more', 'no/new'], 'no/new')).toBe('no')
  expect(languageOf(['index', 'os/index', 'os/linux', 'os/windows'], 'os/linux')).toBeUndefined()
})

test('pages that are in the language say that it is one', () => {
  const text =
    'Panduan ini menjelaskan cara memasang aplikasi, mengatur akun, dan mengirim permintaan pertama Anda ke layanan kami. Anda juga akan belajar bagaimana membaca hasilnya dan apa yang harus dilakukan jika terjadi kesalahan.'
  expect(folderLanguages([page('id/mulai', 'Mulai cepat', text)])('id/mulai')).toBe('id')
  expect(
    folderLanguages([page('id/lookup', 'Look up an ID', 'How to find one.')])('id/lookup'),
  ).toBeUndefined()
})

test('names that are no languages stay folders, and sure ones need no evidence', () => {
  expect(languageOf(['en/start', 'ui/start'], 'ui/start')).toBeUndefined()
  expect(languageOf(['fr/start'], 'fr/start')).toBe('fr')
  expect(languageOf(['it/start'], 'it/start')).toBe('it')
  expect(languageOf(['no'], 'no')).toBeUndefined()
})
