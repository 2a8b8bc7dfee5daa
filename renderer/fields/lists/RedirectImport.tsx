import { ListPlus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../kit/Button.tsx'
import { Disclosure } from '../../kit/Disclosure.tsx'
import { TextArea } from '../../kit/TextArea.tsx'
import type { RowProps } from '../base/row.ts'
import styles from './Redirects.module.css'
import { newRedirects, readRedirects } from './readRedirects.ts'

interface RedirectImportProps extends Pick<RowProps, 'set'> {
  readonly items: readonly unknown[]
}

/** Adds many redirects at once, from a table or from the list of a host. */
export function RedirectImport({ items, set }: RedirectImportProps) {
  const { t } = useTranslation('fields')
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const read = readRedirects(text)
  const added = text.trim() === '' ? [] : newRedirects(items, read)
  const known = read.redirects.length - added.length
  const add = () => {
    set([...items, ...added], {
      label: t('redirects.import.step', { count: added.length }),
      offersUndo: true,
    })
    setText('')
    setOpen(false)
  }
  return (
    <Disclosure title={t('redirects.import.title')} level={4} isExpanded={isOpen} onExpandedChange={setOpen}>
      <div className={styles.import}>
        <TextArea
          label={t('redirects.import.label')}
          description={t('redirects.import.help')}
          placeholder={t('redirects.import.placeholder')}
          value={text}
          onChange={setText}
          code
        />
        {text.trim() !== '' && (
          <p className={styles.read} role="status">
            {t('redirects.import.found', { count: added.length })}
            {known > 0 && ` ${t('redirects.import.known', { count: known })}`}
            {read.unread.length > 0 &&
              ` ${t('redirects.import.unread', { count: read.unread.length, first: read.unread[0] })}`}
          </p>
        )}
        <div>
          <Button size="small" icon={<ListPlus />} isDisabled={added.length === 0} onPress={add}>
            {t('redirects.import.add', { count: added.length })}
          </Button>
        </div>
      </div>
    </Disclosure>
  )
}
