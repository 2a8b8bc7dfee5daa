import { useState } from 'react'
import { Form } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import type { DirtyFile } from '../../../shared/project/base/model.ts'
import type { ReviewPlan, ReviewRequest } from '../../../shared/project/base/review.ts'
import { Checkbox } from '../../kit/Checkbox.tsx'
import { Disclosure } from '../../kit/Disclosure.tsx'
import { Notice } from '../../kit/Notice.tsx'
import { TextArea } from '../../kit/TextArea.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { ChangeBadge } from '../changes/ChangeBadge.tsx'
import { AuthorFields } from './AuthorFields.tsx'
import { type Message, messageOf } from './draftMessage.ts'
import styles from './Review.module.css'

interface ReviewFormProps {
  readonly id: string
  readonly plan: ReviewPlan
  readonly files: readonly DirtyFile[]
  readonly draft: Message
  readonly onSend: (request: ReviewRequest) => void
}

/** The files to send, their message, and where they go. */
export function ReviewForm({ id, plan, files, draft, onSend }: ReviewFormProps) {
  const { t } = useTranslation('sharing')
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [message, setMessage] = useState(draft)
  const [branch, setBranch] = useState(plan.branch)
  const [author, setAuthor] = useState(plan.author ?? { name: '', email: '' })
  const chosen = files.map(({ file }) => file).filter(file => !left.has(file))
  const toggle = (file: string) => {
    const next = new Set(left)
    if (!next.delete(file)) next.add(file)
    setLeft(next)
  }
  return (
    <Form
      id={id}
      className={styles.form ?? ''}
      onSubmit={event => {
        event.preventDefault()
        onSend({ branch: branch.trim(), message: messageOf(message), files: chosen, author })
      }}
    >
      {plan.follows && (
        <Notice title={t(`follows.${plan.follows.standing}`, { name: plan.follows.branch })}>
          {t(`followsText.${plan.follows.standing}`)}
        </Notice>
      )}
      {plan.unsent > 0 && (
        <Notice title={t('unsent', { count: plan.unsent })}>{t('unsentText', { count: plan.unsent })}</Notice>
      )}
      <Files files={files} left={left} onToggle={toggle} />
      {files.length > 0 && <Words message={message} onChange={setMessage} />}
      {files.length > 0 && !plan.author && <AuthorFields author={author} onChange={setAuthor} />}
      <p className={styles.text}>
        {t(plan.isDirect ? 'targetDirect' : 'target', { address: plan.remote.address, branch })}
      </p>
      {!plan.isDirect && (
        <Disclosure title={t('branchSettings')}>
          <TextField
            label={t('branch')}
            description={t(plan.isNewBranch ? 'branchNew' : 'branchHelp')}
            code
            value={branch}
            onChange={setBranch}
            isRequired
          />
        </Disclosure>
      )}
    </Form>
  )
}

/** The commit message. */
function Words({
  message,
  onChange,
}: {
  readonly message: Message
  readonly onChange: (message: Message) => void
}) {
  const { t } = useTranslation('sharing')
  return (
    <>
      <TextField
        label={t('titleField')}
        description={t('titleHelp')}
        value={message.title}
        onChange={title => onChange({ ...message, title })}
        isRequired
      />
      <TextArea
        label={t('details')}
        value={message.details}
        onChange={details => onChange({ ...message, details })}
      />
    </>
  )
}

interface FilesProps {
  readonly files: readonly DirtyFile[]
  readonly left: ReadonlySet<string>
  readonly onToggle: (file: string) => void
}

/** The files to send, each can be excluded. */
function Files({ files, left, onToggle }: FilesProps) {
  const { t } = useTranslation('sharing')
  if (files.length === 0) return <p className={styles.text}>{t('nothingToPropose')}</p>
  return (
    <fieldset className={styles.files}>
      <legend>{t('files')}</legend>
      {files.map(({ file, change }) => (
        <div key={file} className={styles.file}>
          <Checkbox isSelected={!left.has(file)} onChange={() => onToggle(file)}>
            {file}
          </Checkbox>
          <ChangeBadge change={change} />
        </div>
      ))}
    </fieldset>
  )
}
