import { useTranslation } from 'react-i18next'
import { type CommandId, commandLabel, commands } from '../../../../shared/rpc/commands.ts'
import { notify, notifyError } from '../../../host/base/notices.ts'
import { runCommand } from '../../../host/commands/commands.ts'
import { useSite } from '../../../host/scope/site.ts'
import { later } from '../../../kit/base/later.ts'
import { ContextMenu } from '../../../kit/ContextMenu.tsx'
import type { MenuAction, MenuBlock } from '../../../kit/Menu.tsx'
import { localize } from '../../../messages/localize.ts'
import { apply, type OpenPage, spanNow } from '../editor/openPage.ts'
import { withCompanion } from '../editor/stepCompanion.ts'
import { addSiteWord } from '../spelling/dictionary.ts'
import { openFixes } from '../spelling/useFixes.ts'
import { targetHere } from '../writing/followTarget.ts'
import { pasteClipboard, takeSelection } from './clipboard.ts'
import { hasProblem, type Misspelling } from './misspelling.ts'
import { useTextMenu } from './useTextMenu.ts'

const FORMATS = ['format.bold', 'format.italic', 'format.code', 'format.link'] as const

interface TextMenuProps {
  readonly openPage: OpenPage | undefined
}

/** The menu of a page's text: spelling, the clipboard, the common formats, and where the cursor leads. */
export function TextMenu({ openPage }: TextMenuProps) {
  const { t } = useTranslation('page')
  const { menu, setMenu } = useTextMenu(openPage)
  const blocks = useTextBlocks(openPage)
  return (
    <ContextMenu
      label={t('menu.title')}
      at={menu?.at}
      onClose={() => setMenu(undefined)}
      blocks={menu ? blocks(menu.misspelling) : []}
    />
  )
}

/** Returns the actions for the current selection. */
function useTextBlocks(openPage: OpenPage | undefined) {
  const site = useSite()
  const { t } = useTranslation('page')
  const spelling = useSpellingActions(openPage)
  const command = (id: CommandId): MenuAction => ({
    id,
    label: localize(commandLabel(id)),
    ...('keys' in commands[id] && { keys: String(Reflect.get(commands[id], 'keys')) }),
    onAction: () => later(() => void runCommand(site.app, id)),
  })
  const paste = async (to: OpenPage) => {
    try {
      await pasteClipboard(to)
    } catch {
      notify(site.app, { kind: 'info', message: t('menu.pasteRefused', { keys: 'Ctrl+V' }) })
    }
  }
  return (misspelling: Misspelling | undefined): readonly MenuBlock[] => {
    if (!openPage) return []
    const { from, to } = spanNow(openPage)
    const target = targetHere(openPage)
    const action = (id: string, run: () => void, keys?: string): MenuAction => ({
      id,
      label: t(`menu.${id}`),
      keys,
      onAction: () => later(run),
    })
    const take = (how: 'Cut' | 'Copy') => () => takeSelection(openPage, how)
    return [
      { actions: misspelling ? spelling(misspelling) : [] },
      {
        actions: [
          ...(target === undefined ? [] : [{ ...command('go.target'), label: t('menu.open', { target }) }]),
          ...(hasProblem(openPage)
            ? [
                action(
                  'fixes',
                  () => openFixes(openPage).catch(error => notifyError(site.app, error)),
                  'Mod+.',
                ),
              ]
            : []),
        ],
      },
      {
        actions: [
          { ...action('cut', take('Cut'), 'Mod+X'), isDisabled: from === to },
          { ...action('copy', take('Copy'), 'Mod+C'), isDisabled: from === to },
          action('paste', () => void paste(openPage), 'Mod+V'),
        ],
      },
      { actions: [...FORMATS.map(command), { ...command('block.insert'), label: t('menu.insert') }] },
      { actions: [command('format.properties'), command('block.turn'), command('format.snippet')] },
    ]
  }
}

/** Returns what can be done about a misspelled word. */
function useSpellingActions(openPage: OpenPage | undefined) {
  const site = useSite()
  const { t } = useTranslation('page')
  return ({ word, from, to, suggestions }: Misspelling): readonly MenuAction[] => {
    const replace = (text: string) => {
      if (!openPage || openPage.model.getValue().slice(from, to) !== word) return
      const label = t('spelling.change', { word: text })
      withCompanion(openPage.model, { label }, () =>
        apply(openPage, { edits: [{ offset: from, length: to - from, text }] }),
      )
    }
    return [
      ...suggestions.map(text => ({
        id: `spell ${text}`,
        label: text,
        onAction: () => later(() => replace(text)),
      })),
      { id: 'add', label: t('spelling.add', { word }), onAction: () => addSiteWord(site, word) },
    ]
  }
}
