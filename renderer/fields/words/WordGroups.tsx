import { useTranslation } from 'react-i18next'
import type { JsonPath } from '../../../shared/config/json/pointer.ts'
import { Badge } from '../../kit/Badge.tsx'
import { Button } from '../../kit/Button.tsx'
import { Disclosure } from '../../kit/Disclosure.tsx'
import type { ShownGroup } from './shownWords.ts'
import type { ChangeWord } from './useWordChange.ts'
import type { WordView } from './useWordView.ts'
import { WordField } from './WordField.tsx'
import styles from './Words.module.css'

interface WordGroupsProps {
  readonly path: JsonPath
  readonly groups: readonly ShownGroup[]
  readonly view: WordView
  readonly language: string
  readonly isReadOnly: boolean
  readonly onChange: ChangeWord
}

/** As many words are shown at once, of a group and of a filtered list: making hundreds of fields takes long. */
const MOST_SHOWN = 40

/** The words by the part of the interface that they belong to; only the fields of open parts are made. */
export function WordGroups({ groups, ...rest }: WordGroupsProps) {
  const { t } = useTranslation('words')
  if (groups.length === 0) {
    return <p className={styles.nothing}>{t(rest.view.query.trim() === '' ? 'noneChanged' : 'noneFound')}</p>
  }
  return (
    <div className={styles.groups}>
      {groups.map((shown, index) => {
        const before = groups.slice(0, index).reduce((sum, { words }) => sum + words.length, 0)
        return <OneGroup key={shown.group} shown={shown} fits={before < MOST_SHOWN} {...rest} />
      })}
    </div>
  )
}

interface OneGroupProps extends Omit<WordGroupsProps, 'groups'> {
  readonly shown: ShownGroup
  readonly fits: boolean
}

function OneGroup({ shown: { group, words, count, changed }, fits, view, ...rest }: OneGroupProps) {
  const { t } = useTranslation('words')
  const isOpen = view.isOpen(group, fits)
  const first = view.isWhole(group) ? words : words.slice(0, MOST_SHOWN)
  return (
    <Disclosure
      title={t(`groups.${group}`)}
      badge={
        <>
          <Badge>{words.length === count ? count : t('of', { shown: words.length, count })}</Badge>
          {changed > 0 && <Badge tone="accent">{t('changed', { count: changed })}</Badge>}
        </>
      }
      level={4}
      isExpanded={isOpen}
      onExpandedChange={next => view.setOpen(group, next)}
    >
      {isOpen && first.map(shown => <WordField key={shown.word.name} {...shown} {...rest} />)}
      {isOpen && first.length < words.length && (
        <Button size="small" onPress={() => view.showWhole(group)}>
          {t('showRest', { count: words.length - first.length })}
        </Button>
      )}
    </Disclosure>
  )
}
