import { BookPlus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProseWord } from '../../../../shared/page/writing/prose.ts'
import { notifyError } from '../../../host/base/notices.ts'
import { useSite } from '../../../host/scope/site.ts'
import { Button } from '../../../kit/Button.tsx'
import { later } from '../../../kit/base/later.ts'
import { IconButton } from '../../../kit/IconButton.tsx'
import { type OpenPage, rangeOf, select } from '../editor/openPage.ts'
import { withCompanion } from '../editor/stepCompanion.ts'
import { addSiteWord } from './dictionary.ts'
import type { SpellingLanguage } from './languages.ts'
import styles from './SpellingList.module.css'
import { suggestionsFor } from './speller.ts'

interface ListProps {
  readonly openPage: OpenPage
  readonly wrong: readonly ProseWord[]
  readonly languages: readonly SpellingLanguage[]
  /** Closes the list, to show a word in the text. */
  readonly onGo: () => void
}

/** How many words are listed, and how many suggestions each has: finding them takes time. */
const WORDS = 50
const SUGGESTIONS = 3

/** Suggestions for a word; `undefined` while they are looked up. */
function useSuggestions(word: string, languages: readonly SpellingLanguage[]): readonly string[] | undefined {
  const site = useSite()
  const [found, setFound] = useState<readonly string[]>()
  useEffect(() => {
    let isLatest = true
    suggestionsFor(word, languages).then(
      words => isLatest && setFound(words.slice(0, SUGGESTIONS)),
      error => notifyError(site.app, error),
    )
    return () => {
      isLatest = false
    }
  }, [word, languages, site])
  return found
}

interface WordProps extends Omit<ListProps, 'wrong'> {
  readonly word: string
  readonly offsets: readonly number[]
}

function Word({ openPage, word, offsets, languages, onGo }: WordProps) {
  const site = useSite()
  const { t } = useTranslation('page')
  const suggestions = useSuggestions(word, languages)
  const spans = offsets.map(from => ({ from, to: from + word.length }))
  const [first] = spans
  const go = () => {
    onGo()
    later(() => {
      if (first) select(openPage, first)
      openPage.editor.focus()
    })
  }
  const change = (text: string) => {
    const { model, editor } = openPage
    // What was typed since the words were checked stays.
    const ranges = spans
      .map(span => rangeOf(openPage, span))
      .filter(range => model.getValueInRange(range) === word)
    const label = t('spelling.changeStep', { word, text })
    withCompanion(model, { label }, () =>
      editor.executeEdits(
        'galley',
        ranges.map(range => ({ range, text })),
      ),
    )
  }
  return (
    <li className={styles.word}>
      <Button variant="quiet" size="small" onPress={go}>
        {offsets.length > 1 ? t('spelling.times', { word, count: offsets.length }) : word}
      </Button>
      <span className={styles.fixes}>
        {suggestions?.map(text => (
          <Button
            key={text}
            size="small"
            aria-label={t('spelling.changeOf', { word, text })}
            onPress={() => change(text)}
          >
            {text}
          </Button>
        ))}
        {suggestions?.length === 0 && <span className={styles.none}>{t('spelling.noSuggestions')}</span>}
      </span>
      <IconButton
        size="small"
        label={t('spelling.add', { word })}
        icon={<BookPlus />}
        onPress={() => addSiteWord(site, word)}
      />
    </li>
  )
}

/** The unknown words of a page, each with suggestions; a suggestion replaces the word everywhere on the page. */
export function SpellingList({ openPage, wrong, ...props }: ListProps) {
  const { t } = useTranslation('page')
  const offsets = Map.groupBy(wrong, ({ word }) => word)
  const words = [...offsets].slice(0, WORDS)
  return (
    <>
      <ul className={styles.list} aria-label={t('spelling.list')}>
        {words.map(([word, places]) => (
          <Word
            key={word}
            openPage={openPage}
            word={word}
            offsets={places.map(({ offset }) => offset)}
            {...props}
          />
        ))}
      </ul>
      {offsets.size > WORDS && (
        <p className={styles.none}>{t('spelling.more', { count: offsets.size - WORDS })}</p>
      )}
    </>
  )
}
