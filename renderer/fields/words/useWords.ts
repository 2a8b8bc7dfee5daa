import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Word } from '../../../shared/site/texts/word-list.ts'
import { notifyError } from '../../host/base/notices.ts'
import type { Site } from '../../host/scope/site.ts'

/** Reads the languages of a site, again when its pages change; `undefined` until they are known. */
export function useSiteLanguages(site: Site): readonly string[] | undefined {
  const [languages, setLanguages] = useState<readonly string[]>()
  useEffect(() => {
    let isEnded = false
    const read = () =>
      site.host.languages().then(
        found => isEnded || setLanguages(found),
        error => isEnded || notifyError(site.app, error),
      )
    const end = site.on('pages', () => void read())
    void read()
    return () => {
      isEnded = true
      end()
    }
  }, [site])
  return languages
}

/** The words that Galley comes with, in the edited language and in that of the editor. */
export interface KnownWords {
  readonly language: string
  readonly words: readonly Word[]
  readonly meanings: readonly Word[]
}

/** Reads the words of the reader's interface; while those of another language are on their way, the ones before stay. */
export function useWords(site: Site, language: string | undefined): KnownWords | undefined {
  const { i18n } = useTranslation()
  const [known, setKnown] = useState<KnownWords>()
  useEffect(() => {
    if (language === undefined) return
    let isEnded = false
    const asked = [language, i18n.language].map(each => site.host.words({ language: each }))
    Promise.all(asked).then(
      ([words = [], meanings = []]) => isEnded || setKnown({ language, words, meanings }),
      error => isEnded || notifyError(site.app, error),
    )
    return () => {
      isEnded = true
    }
  }, [site, language, i18n.language])
  return known
}
