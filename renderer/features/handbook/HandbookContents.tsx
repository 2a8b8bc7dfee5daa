import { useState } from 'react'
import { Autocomplete, Button } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import type { HandbookPage } from '../../../shared/project/base/handbook.ts'
import { useApp } from '../../host/scope/app-window.ts'
import { visitHandbook } from '../../host/view/handbook.ts'
import { cx } from '../../kit/base/cx.ts'
import { ChoiceList } from '../../kit/ChoiceList.tsx'
import { SearchField } from '../../kit/SearchField.tsx'
import { findInHandbook } from './findInHandbook.ts'
import styles from './Handbook.module.css'

interface HandbookContentsProps {
  readonly pages: readonly HandbookPage[]
}

const SHOWN = 60

/** The pages of the handbook by group, or what a search finds in them. */
export function HandbookContents({ pages }: HandbookContentsProps) {
  const app = useApp()
  const { t } = useTranslation('handbook')
  const [words, setWords] = useState('')
  const found = words.trim() === '' ? [] : findInHandbook(pages, words).slice(0, SHOWN)
  return (
    <Autocomplete inputValue={words} onInputChange={setWords}>
      <div className={styles.search}>
        <SearchField label={t('search')} leadsList={words.trim() !== ''} />
      </div>
      {words.trim() === '' ? (
        <Groups pages={pages} />
      ) : (
        <ChoiceList
          label={t('results')}
          choices={found.map(({ place, title, around, excerpt: below }) => ({
            ...{ id: place, label: title, detail: around },
            ...(below !== undefined && { below }),
          }))}
          onChoose={({ id }) => visitHandbook(app, id)}
          empty={t('none', { words })}
        />
      )}
    </Autocomplete>
  )
}

function Groups({ pages }: HandbookContentsProps) {
  const app = useApp()
  const { t } = useTranslation('handbook')
  const groups = [...Map.groupBy(pages, ({ group }) => group)]
  return (
    <nav className={styles.contents} aria-label={t('contents')}>
      {groups.map(([group, all]) => (
        <section key={group} lang="en" dir="ltr">
          <h3 className={styles.group}>{group}</h3>
          <ul className={styles.list}>
            {all.map(({ path, title, description }) => (
              <li key={path}>
                <Button className={cx(styles.link)} onPress={() => visitHandbook(app, path)}>
                  {title}
                </Button>
                <p className={styles.about}>{description}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}
