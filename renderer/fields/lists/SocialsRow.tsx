import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatPointer } from '../../../shared/config/json/pointer.ts'
import { isObject } from '../../../shared/config/json/value.ts'
import { SOCIALS } from '../../../shared/site/shell/page-ends.ts'
import { Button } from '../../kit/Button.tsx'
import { Menu } from '../../kit/Menu.tsx'
import { SortableList } from '../../kit/SortableList.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { localize } from '../../messages/localize.ts'
import { FieldRow } from '../base/FieldRow.tsx'
import { lowerFirst } from '../base/labels.ts'
import { useForm } from '../base/model.ts'
import { problemsInside } from '../base/problems.ts'
import type { RowProps } from '../base/row.ts'
import type { FieldSchema } from '../base/schema.ts'
import { useDraft } from '../base/useDraft.ts'
import { isText, own } from '../base/values.ts'
import { SiteIcon } from '../icons/SiteIcon.tsx'
import { recognize } from './platforms.ts'
import styles from './SocialsRow.module.css'

/** The accounts in the footer: one address for each platform, in the order of the file. */
export function SocialsRow(props: RowProps) {
  const { path, schema, value, label, isReadOnly, set } = props
  const { moveKey } = useForm()
  const { t } = useTranslation('fields')
  const [added, setAdded] = useState<readonly string[]>([])
  const known: Readonly<Record<string, FieldSchema>> = schema.properties ?? {}
  const there = isObject(value) ? Object.keys(value) : []
  const shown = [...there, ...added.filter(key => !there.includes(key))]
  const nameOf = (key: string) => (Object.hasOwn(known, key) ? known[key]?.title : undefined) ?? key
  const rest = Object.keys(known).filter(
    key => !shown.includes(key) && known[key]?.['x-beyond-spec'] !== true,
  )
  const move = (from: number, to: number) => {
    const key = there[from]
    if (key === undefined) return
    const what = t('undo.move', { what: nameOf(key), list: lowerFirst(label) })
    moveKey([...path, key], Math.min(to, there.length - 1), what)
  }
  const remove = (key: string) => {
    setAdded(added.filter(other => other !== key))
    if (!isObject(value) || !there.includes(key)) return
    const { [key]: _, ...others } = value
    set(others, { label: t('undo.removeAccount', { what: nameOf(key) }), offersUndo: true })
  }
  return (
    <FieldRow path={path} label={label} help={schema.description} isWide hasRowsInside>
      {() => (
        <div className={styles.accounts}>
          {shown.length > 0 && (
            <SortableList
              label={label}
              items={shown.map(key => ({
                id: key,
                text: nameOf(key),
                content: (
                  <Account
                    {...props}
                    platform={key}
                    name={nameOf(key)}
                    example={known[key]?.examples?.find(isText)}
                    isNew={!there.includes(key)}
                  />
                ),
              }))}
              onMove={isReadOnly ? undefined : move}
              onRemove={isReadOnly ? undefined : index => remove(shown[index] ?? '')}
            />
          )}
          {!isReadOnly && <PasteAccount {...props} />}
          {!isReadOnly && rest.length > 0 && (
            <Menu
              label={t('socials.add')}
              blocks={[
                {
                  actions: rest.map(key => ({
                    id: key,
                    label: nameOf(key),
                    onAction: () => setAdded([...added, key]),
                  })),
                },
              ]}
              trigger={
                <Button size="small" icon={<Plus />}>
                  {t('socials.add')}
                </Button>
              }
            />
          )}
        </div>
      )}
    </FieldRow>
  )
}

/** A field that adds a pasted address to its platform. */
function PasteAccount({ value, schema, set }: RowProps) {
  const { t } = useTranslation('fields')
  const [text, setText] = useState('')
  const found = recognize(text)
  const known: Readonly<Record<string, FieldSchema>> = schema.properties ?? {}
  const name = found && (known[found.platform]?.title ?? found.platform)
  const isTaken = found !== undefined && own(value, found.platform) !== undefined
  const add = () => {
    if (!found) return
    set(
      { ...(isObject(value) ? value : {}), [found.platform]: found.url },
      { label: t('undo.account', { what: name }), offersUndo: isTaken },
    )
    setText('')
  }
  return (
    <div className={styles.paste}>
      <TextField
        aria-label={t('socials.paste')}
        placeholder={t('socials.paste')}
        code
        value={text}
        onChange={setText}
        error={text.trim() !== '' && !found ? t('socials.unknown') : undefined}
        onKeyDown={event => {
          if (event.key === 'Enter') add()
        }}
      />
      {found && (
        <Button size="small" icon={<SiteIcon name={iconOf(found.platform)} />} onPress={add}>
          {t(isTaken ? 'socials.replace' : 'socials.addTo', { what: name })}
        </Button>
      )}
    </div>
  )
}

/** The icon of a platform in the footer. */
const iconOf = (platform: string): string => SOCIALS.get(platform)?.[1] ?? 'link'

interface AccountProps extends RowProps {
  readonly platform: string
  readonly name: string
  readonly example: string | undefined
  readonly isNew: boolean
}

function Account({ path, value, set, isReadOnly, platform, name, example, isNew }: AccountProps) {
  const { t } = useTranslation('fields')
  const form = useForm()
  const accounts = isObject(value) ? value : {}
  const address = own(accounts, platform)
  const pointer = formatPointer([...path, platform])
  const change = (text: string | undefined, merge?: string) => {
    const { [platform]: _, ...others } = accounts
    set(text === undefined ? others : { ...accounts, [platform]: text }, {
      label: t(text === undefined ? 'undo.removeAccount' : 'undo.account', { what: name }),
      ...(merge !== undefined && { merge }),
    })
  }
  const draft = useDraft(isText(address) ? address : '', (text, session) =>
    change(text === '' ? undefined : text, `${pointer} ${session}`),
  )
  const problem = problemsInside(form.problems, pointer)[0]
  return (
    <div className={styles.account} data-pointer={pointer}>
      <span className={styles.icon}>
        <SiteIcon name={iconOf(platform)} />
      </span>
      <TextField
        {...draft}
        label={name}
        placeholder={example}
        code
        autoFocus={isNew}
        isReadOnly={isReadOnly}
        {...(problem && {
          [problem.severity === 'error' ? 'error' : 'description']: localize(problem.message),
        })}
      />
    </div>
  )
}
