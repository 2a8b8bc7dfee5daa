import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LINK_PLACE } from '../../../../shared/site/components/component-place.ts'
import { HelpButton } from '../../../fields/base/HelpButton.tsx'
import { useSite } from '../../../host/scope/site.ts'
import { closeLinkQuestion, type LinkQuestion, useLinkQuestion } from '../../../host/session/link-question.ts'
import { Button } from '../../../kit/Button.tsx'
import { ComboBox } from '../../../kit/ComboBox.tsx'
import { FloatingCard } from '../../../kit/FloatingCard.tsx'
import { TextField } from '../../../kit/TextField.tsx'
import styles from './LinkCard.module.css'
import { useLinkTargets } from './useLinkTargets.ts'

/** The card that asks for a link, over everything else. */
export function OpenLinkCard() {
  const question = useLinkQuestion()
  return question && <LinkCard question={question} />
}

function LinkCard({ question }: { readonly question: LinkQuestion }) {
  const site = useSite()
  const { t } = useTranslation('card')
  const { file, at, target: before, needsWords, save, remove, returnFocus } = question
  const [target, setTarget] = useState(before ?? '')
  const [words, setWords] = useState('')
  const choices = useLinkTargets(file, target)
  const leave = (act?: () => void) => {
    closeLinkQuestion(site)
    returnFocus()
    act?.()
  }
  const isWritten = target.trim() !== ''
  return (
    <FloatingCard
      label={t('link.title')}
      at={at}
      onClose={by => (by === 'Escape' ? leave() : closeLinkQuestion(site))}
      help={LINK_PLACE}
    >
      <form
        className={styles.form}
        onSubmit={event => {
          event.preventDefault()
          if (isWritten) leave(() => save(target, words))
        }}
      >
        <ComboBox
          label={t('link.target')}
          description={t('link.about')}
          value={target}
          onChange={setTarget}
          choices={choices}
          code
        />
        {needsWords && <TextField label={t('link.words')} value={words} onChange={setWords} />}
        <div className={styles.buttons}>
          <span className={styles.help}>
            <HelpButton place={LINK_PLACE} what={t('link.title')} />
          </span>
          {remove && <Button onPress={() => leave(remove)}>{t('link.remove')}</Button>}
          <Button type="submit" variant="primary" isDisabled={!isWritten}>
            {t(before === undefined ? 'link.add' : 'link.change')}
          </Button>
        </div>
      </form>
    </FloatingCard>
  )
}
