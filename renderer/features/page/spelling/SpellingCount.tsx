import { SpellCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../kit/Button.tsx'
import { Popover } from '../../../kit/Popover.tsx'
import type { OpenPage } from '../editor/openPage.ts'
import type { SpellingLanguage } from './languages.ts'
import { SpellingList } from './SpellingList.tsx'
import type { Spelling } from './speller.ts'

interface SpellingCountProps {
  readonly openPage: OpenPage | undefined
  readonly spelling: Spelling | undefined
  readonly languages: readonly SpellingLanguage[]
}

/** The number of words that are in no dictionary; a click lists them with their fixes. */
export function SpellingCount({ openPage, spelling, languages }: SpellingCountProps) {
  const { t } = useTranslation('page')
  if (!openPage || !spelling) return null
  if (spelling.isForeign) return <span>{t('spelling.foreign')}</span>
  const { wrong } = spelling
  if (wrong.length === 0) return null
  return (
    <Popover
      label={t('spelling.list')}
      placement="top start"
      trigger={
        <Button variant="quiet" size="small" icon={<SpellCheck />}>
          {t('spelling.count', { count: wrong.length })}
        </Button>
      }
    >
      {close => <SpellingList openPage={openPage} wrong={wrong} languages={languages} onGo={close} />}
    </Popover>
  )
}
