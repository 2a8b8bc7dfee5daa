import { Settings2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useCommand } from '../../../host/commands/commands.ts'
import { useSite } from '../../../host/scope/site.ts'
import { TEXT_VIEW_CHOICES, type TextView } from '../../../host/view/text-view.ts'
import { changeTextView, useView } from '../../../host/view/view.ts'
import { Button } from '../../../kit/Button.tsx'
import { IconButton } from '../../../kit/IconButton.tsx'
import { Popover } from '../../../kit/Popover.tsx'
import { Select } from '../../../kit/Select.tsx'
import { Switch } from '../../../kit/Switch.tsx'
import styles from './TextViewMenu.module.css'

const SWITCHES = ['wrap', 'focus', 'typewriter', 'screenReader'] as const

/** How the text looks: its column, its letters and lines, and what helps to concentrate. */
export function TextViewMenu() {
  const { t } = useTranslation('page')
  return (
    <Popover
      label={t('textView.title')}
      placement="bottom end"
      trigger={<IconButton size="small" label={t('textView.title')} icon={<Settings2 />} />}
    >
      {close => <TextViewForm onClose={close} />}
    </Popover>
  )
}

function TextViewForm({ onClose }: { readonly onClose: () => void }) {
  const site = useSite()
  const { t } = useTranslation('page')
  const view = useView(state => state.text)
  const onlyText = useCommand('view.onlyText')
  const set = (change: Partial<TextView>) => changeTextView(site, change)
  const choice = <K extends keyof typeof TEXT_VIEW_CHOICES>(name: K) => {
    const choices = TEXT_VIEW_CHOICES[name].map(value => ({
      id: String(value),
      label:
        name === 'size' ? t('textView.pixels', { count: Number(value) }) : t(`textView.${name}s.${value}`),
    }))
    return (
      <Select
        label={t(`textView.${name}`)}
        choices={choices}
        value={String(view[name])}
        onChange={id => set({ [name]: TEXT_VIEW_CHOICES[name].find(value => String(value) === id) })}
      />
    )
  }
  return (
    <div className={styles.form}>
      {choice('width')}
      {choice('typeface')}
      {choice('size')}
      {choice('spacing')}
      {SWITCHES.map(name => (
        <Switch key={name} isSelected={view[name]} onChange={isOn => set({ [name]: isOn })}>
          {t(`textView.${name}`)}
        </Switch>
      ))}
      <Button
        isDisabled={!onlyText.isEnabled}
        onPress={() => {
          onClose()
          onlyText.run()
        }}
      >
        {onlyText.label}
      </Button>
    </div>
  )
}
