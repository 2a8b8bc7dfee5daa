import { ArrowRight, Undo2 } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatPointer, type JsonPath } from '../../../shared/config/json/pointer.ts'
import { CONFIG_FILE } from '../../../shared/config/schema/config-file.ts'
import { describeAt } from '../../../shared/config/schema/describe.ts'
import { lowerFirst } from '../../fields/base/labels.ts'
import { valueAt } from '../../fields/base/values.ts'
import { useSite } from '../../host/scope/site.ts'
import { reveal } from '../../host/session/reveal.ts'
import { editConfig } from '../../host/site/config.ts'
import { usePages } from '../../host/site/pages.ts'
import { useSchema } from '../../host/site/schema.ts'
import { Button } from '../../kit/Button.tsx'
import { IconButton } from '../../kit/IconButton.tsx'
import { localize } from '../../messages/localize.ts'
import styles from './ConfigChanges.module.css'
import { nameOfItem } from './itemIdentity.ts'
import { Picture } from './Picture.tsx'
import { configIn, revertEdits } from './revertEdits.ts'
import { type ConfigChange, receiptOf } from './settingChanges.ts'

/** The changes in docs.json, as sentences and pictures; each can be reverted by itself. */
export function Receipt({ before, after }: { readonly before: string; readonly after: string }) {
  const { t } = useTranslation('changes')
  const now = useMemo(() => configIn(after), [after])
  const changes = useMemo(() => receiptOf(configIn(before), now), [before, now])
  if (changes.length === 0) return <p className={styles.none}>{t('config.none')}</p>
  return (
    <ul className={styles.receipt} aria-label={t('config.title')}>
      {changes.map(one => (
        <Line key={keyOf(one)} told={one} now={now} />
      ))}
    </ul>
  )
}

/** The location that the change affects now. */
function locationOf(changes: ConfigChange): JsonPath {
  if (changes.kind === 'value' || changes.kind === 'order') return changes.path
  if (changes.kind === 'carried') return [...changes.to.list, changes.to.index]
  if (changes.kind === 'moved') return [...changes.list, changes.to]
  return changes.kind === 'added' ? [...changes.list, changes.index] : changes.list
}

const keyOf = (changes: ConfigChange): string =>
  `${changes.kind} ${formatPointer(locationOf(changes))} ${changes.kind === 'removed' ? changes.index : ''}`

function Line({ told: changes, now }: { readonly told: ConfigChange; readonly now: unknown }) {
  const site = useSite()
  const { t } = useTranslation('changes')
  const sentence = useSentence()(changes, now)
  const revertChange = () =>
    editConfig(site, t('config.undoStep', { what: sentence }), text => revertEdits(text, changes))
  return (
    <li className={styles.line}>
      <Button
        variant="quiet"
        size="small"
        onPress={() => reveal(site, { file: CONFIG_FILE, pointer: formatPointer(locationOf(changes)) })}
      >
        <span className={styles.sentence}>{sentence}</span>
      </Button>
      {changes.kind === 'value' && (
        <span className={styles.pictures}>
          <Picture path={changes.path} value={changes.before} />
          <ArrowRight aria-hidden />
          <Picture path={changes.path} value={changes.after} />
        </span>
      )}
      <IconButton
        label={t('config.undo', { what: sentence })}
        icon={<Undo2 />}
        size="small"
        onPress={revertChange}
      />
    </li>
  )
}

/** Describes a change: pages by their titles, lists by their labels. */
export function useSentence(): (changes: ConfigChange, now: unknown) => string {
  const { t } = useTranslation('changes')
  const pages = usePages()
  const schema = useSchema()
  const name = (item: unknown) => {
    const written = nameOfItem(item)
    return pages.get(written.replace(/^\/+/, ''))?.title ?? written
  }
  const listName = (list: JsonPath, now: unknown): string => {
    const around = valueAt(now, list.slice(0, -1))
    if (list.at(-1) === 'pages') return `“${nameOfItem(around)}”`
    return lowerFirst(localize(describeAt(list, schema)?.title ?? String(list.at(-1))))
  }
  const settingName = (path: JsonPath, now: unknown): string => {
    const title = localize(describeAt(path, schema)?.title ?? String(path.at(-1)))
    const index = path.findLastIndex(step => typeof step === 'number')
    if (index < 0) return lowerFirst(title)
    const item = name(valueAt(now, path.slice(0, index + 1)))
    return index === path.length - 1 ? `“${item}”` : t('config.of', { what: lowerFirst(title), item })
  }
  return (changes, now) => {
    switch (changes.kind) {
      case 'value': {
        const verb =
          changes.before === undefined ? 'set' : changes.after === undefined ? 'cleared' : 'changed'
        return t(`config.${verb}`, { what: settingName(changes.path, now) })
      }
      case 'moved': {
        const below = valueAt(now, [...changes.list, changes.to + 1])
        const what = { what: name(changes.item), list: listName(changes.list, now) }
        return below === undefined
          ? t('config.movedLast', what)
          : t('config.movedAbove', { ...what, other: name(below) })
      }
      case 'order':
        return t('config.order', { list: listName(changes.path, now) })
      case 'carried':
        return t('config.carried', {
          what: name(changes.item),
          from: listName(changes.from.list, now),
          to: listName(changes.to.list, now),
        })
      default:
        return t(`config.${changes.kind}`, { what: name(changes.item), list: listName(changes.list, now) })
    }
  }
}
