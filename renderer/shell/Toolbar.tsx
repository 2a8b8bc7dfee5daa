import { Moon, Redo2, Search, Sun, Undo2 } from 'lucide-react'
import { Button as AriaButton, Toolbar as AriaToolbar } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import { ShareButton } from '../features/sharing/ShareButton.tsx'
import { useCommand } from '../host/commands/commands.ts'
import { useSession } from '../host/session/session.ts'
import { useConfig } from '../host/site/config.ts'
import { useProject } from '../host/site/project.ts'
import { useTheme } from '../host/view/theme.ts'
import { IconButton } from '../kit/IconButton.tsx'
import { Kbd } from '../kit/Kbd.tsx'
import { localize } from '../messages/localize.ts'
import { Counts } from './Counts.tsx'
import { MenuBar } from './MenuBar.tsx'
import { SaveButtons } from './SaveButtons.tsx'
import styles from './Toolbar.module.css'

/** The top of the window: the name of the site and its main commands. */
export function Toolbar() {
  const { t } = useTranslation('shell')
  const hasNativeMenu = useSession(({ abilities }) => abilities.nativeMenu)
  return (
    <section className={styles.toolbar} aria-label={t('top')}>
      <SiteName />
      {!hasNativeMenu && <MenuBar />}
      <GoTo />
      <AriaToolbar className={styles.actions ?? ''} aria-label={t('toolbar')}>
        <Counts />
        <span className={styles.line} />
        <Steps />
        <ThemeButton />
        <SaveButtons />
        <ShareButton />
      </AriaToolbar>
    </section>
  )
}

function SiteName() {
  const name = useConfig(({ reading }) => reading.value.name)
  const project = useProject()
  const shown = name || project?.name
  return (
    <h1 className={styles.site} title={project?.folder}>
      <img src="./icon.svg" alt="" className={styles.mark} />
      <span className={styles.name}>{shown}</span>
    </h1>
  )
}

function GoTo() {
  const { t } = useTranslation('shell')
  const open = useCommand('page.open')
  return (
    <AriaButton
      className={styles.goto ?? ''}
      aria-label={t('goTo')}
      onPress={open.run}
      isDisabled={!open.isEnabled}
    >
      <Search aria-hidden />
      <span title={t('goTo')}>{t('goTo')}</span>
      {open.keys && <Kbd keys={open.keys} />}
    </AriaButton>
  )
}

function Steps() {
  const { t } = useTranslation('shell')
  const project = useProject()
  const undo = useCommand('edit.undo')
  const redo = useCommand('edit.redo')
  return (
    <>
      <Step name={t('undo')} step={project?.undo && localize(project.undo)} command={undo} icon={<Undo2 />} />
      <Step name={t('redo')} step={project?.redo && localize(project.redo)} command={redo} icon={<Redo2 />} />
    </>
  )
}

interface StepProps {
  readonly name: string
  /** The label of the step. */
  readonly step: string | undefined
  readonly command: ReturnType<typeof useCommand>
  readonly icon: React.ReactNode
}

function Step({ name, step, command, icon }: StepProps) {
  const { t } = useTranslation('shell')
  return (
    <IconButton
      label={name}
      tooltip={step === undefined ? name : t('step', { name, step })}
      icon={icon}
      {...(command.keys !== undefined && { keys: command.keys })}
      isDisabled={!command.isEnabled}
      onPress={command.run}
    />
  )
}

function ThemeButton() {
  const { t } = useTranslation('shell')
  const { run } = useCommand('view.theme')
  useTheme(state => state)
  return (
    <IconButton
      label={t('theme')}
      icon={document.documentElement.dataset.theme === 'dark' ? <Sun /> : <Moon />}
      onPress={run}
    />
  )
}
