import { useEffect, useRef } from 'react'
import { Collection, Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import type { CheckSettings } from '../../../../shared/check/settings/read.ts'
import { cx } from '../../../kit/base/cx.ts'
import styles from './Rules.module.css'
import { type RuleSection, stateOf } from './ruleState.ts'

interface RuleListProps {
  readonly sections: readonly RuleSection[]
  readonly settings: CheckSettings
  readonly chosen: string | undefined
  readonly onChoose: (rule: string) => void
}

/** The rules in groups, each with its state. */
export function RuleList({ sections, settings, chosen, onChoose }: RuleListProps) {
  const { t } = useTranslation('problems')
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector('[data-selected]')?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <ListBox
      ref={list}
      aria-label={t('rules.list')}
      className={styles.list ?? ''}
      items={sections.map(section => ({ id: section.title, ...section }))}
      dependencies={[settings]}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={chosen === undefined ? [] : [chosen]}
      onSelectionChange={keys => {
        const [rule] = keys === 'all' ? [] : [...keys]
        if (rule !== undefined) onChoose(String(rule))
      }}
    >
      {({ title, rules }) => (
        <ListBoxSection id={title}>
          <Header className={styles.group}>{title}</Header>
          <Collection items={rules.map(id => ({ id }))} dependencies={[settings]}>
            {({ id }) => {
              const { effective: holds, own } = stateOf(settings, id)
              const isOwn = Object.keys(own).length > 0
              return (
                <ListBoxItem id={id} textValue={id} className={styles.rule ?? ''}>
                  <code className={styles.name}>{id}</code>
                  <span className={cx(styles.kind, holds === 'off' && styles.off, isOwn && styles.own)}>
                    {t(`rules.kinds.${holds}`)}
                  </span>
                </ListBoxItem>
              )
            }}
          </Collection>
        </ListBoxSection>
      )}
    </ListBox>
  )
}
