import { SpellCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../kit/Button.tsx'
import { type OpenPage, select, spanNow } from '../editor/openPage.ts'
import type { Spelling } from './speller.ts'

/** The number of words that are in no dictionary; a click goes to the next one. */
export function SpellingCount({
  openPage,
  spelling,
}: {
  readonly openPage: OpenPage | undefined
  readonly spelling: Spelling | undefined
}) {
  const { t } = useTranslation('page')
  if (!openPage || !spelling) return null
  if (spelling.isForeign) return <span>{t('spelling.foreign')}</span>
  const { wrong } = spelling
  if (wrong.length === 0) return null
  const go = () => {
    const { to } = spanNow(openPage)
    const next = wrong.find(({ offset }) => offset >= to) ?? wrong[0]
    if (next) select(openPage, { from: next.offset, to: next.offset + next.word.length })
    openPage.editor.focus()
  }
  return (
    <Button variant="quiet" size="small" icon={<SpellCheck />} onPress={go}>
      {t('spelling.count', { count: wrong.length })}
    </Button>
  )
}
