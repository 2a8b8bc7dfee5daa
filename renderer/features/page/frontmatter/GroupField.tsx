import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatPointer } from '../../../../shared/config/json/pointer.ts'
import { matching } from '../../../fields/rows/suggestions.ts'
import { useSite } from '../../../host/scope/site.ts'
import { reportStep } from '../../../host/session/steps.ts'
import { useConfig, writtenConfig } from '../../../host/site/config.ts'
import { usePage } from '../../../host/site/pages.ts'
import { ComboBox } from '../../../kit/ComboBox.tsx'
import { editTree } from '../../entries/editTree.ts'
import styles from './Frontmatter.module.css'
import { type PageGroup, pageGroups, placesOf, putInGroup } from './groups.ts'

/** The group of the navigation that lists the page; choosing another one moves the page there, as one step. */
export function GroupField({ file }: { readonly file: string }) {
  const site = useSite()
  const { t } = useTranslation('frontmatter')
  const page = usePage(file)
  const config = useConfig(writtenConfig)
  const isBroken = useConfig(({ broken }) => broken !== undefined)
  const groups = useMemo(() => pageGroups(config), [config])
  const places = useMemo(() => (page ? placesOf(config, page.path) : []), [config, page])
  const [typed, setTyped] = useState<string>()
  if (!page || groups.length === 0) return null
  const nameOf = ({ name }: PageGroup) => name || t('group.unnamed')
  const here = formatPointer(places[0]?.group ?? [])
  const own = groups.find(({ at }) => places.length > 0 && formatPointer(at) === here)
  const choices = groups.map(group => ({
    id: formatPointer(group.at),
    label: nameOf(group),
    ...(group.around.length > 0 && { note: group.around.join(' › ') }),
  }))
  const choose = (id: string) => {
    const group = groups.find(({ at }) => formatPointer(at) === id)
    setTyped(undefined)
    if (!group || group === own) return
    const label = t('group.step', { page: page.title, group: nameOf(group) })
    if (editTree(site, label, now => putInGroup(now, page.path, group.at))) reportStep(site, label)
  }
  return (
    <div className={styles.field}>
      <ComboBox
        label={t('group.label')}
        description={places.length > 1 ? t('group.several', { count: places.length }) : undefined}
        placeholder={t('group.none')}
        choices={matching(choices, typed ?? '')}
        value={typed ?? (own ? nameOf(own) : '')}
        onChange={setTyped}
        onChoose={choose}
        onBlur={() => setTyped(undefined)}
        empty={t('group.noMatch')}
        isReadOnly={isBroken}
      />
    </div>
  )
}
