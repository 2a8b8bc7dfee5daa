import { useTranslation } from 'react-i18next'
import { commandLabel } from '../../../../shared/rpc/commands.ts'
import { useSite } from '../../../host/scope/site.ts'
import { showHistory } from '../../../host/session/local-history.ts'
import { openToSide } from '../../../host/session/reveal.ts'
import { useView } from '../../../host/view/view.ts'
import type { MenuAction, MenuBlock } from '../../../kit/Menu.tsx'
import { localize } from '../../../messages/localize.ts'
import { showReferences } from '../../references/store.ts'
import { closeTabs, keepTab, moveTab, pinTab } from './tabActions.ts'

/** The actions on the tab of a page. */
export function useTabActions(): (file: string) => readonly MenuBlock[] {
  const site = useSite()
  const { t } = useTranslation(['tabs', 'references'])
  const action = (id: string, onAction: () => void, isDisabled = false): MenuAction => ({
    id,
    label: t(id),
    onAction,
    isDisabled,
  })
  return file => {
    const { tabs } = useView.of(site).getState()
    const at = tabs.findIndex(tab => tab.file === file)
    const kind = tabs[at]?.kind
    const loose = tabs.filter(tab => tab.kind !== 'pinned' && tab.file !== file)
    const toTheRight = loose.filter(tab => tabs.indexOf(tab) > at)
    const close = (list: typeof tabs) =>
      closeTabs(
        site,
        list.map(tab => tab.file),
      )
    return [
      {
        actions: [
          action('close', () => closeTabs(site, [file])),
          action('closeOthers', () => close(loose), loose.length === 0),
          action('closeRight', () => close(toTheRight), toTheRight.length === 0),
        ],
      },
      {
        actions: [
          ...(kind === 'seen' ? [action('keep', () => keepTab(site, file))] : []),
          kind === 'pinned'
            ? action('unpin', () => pinTab(site, file, false))
            : action('pin', () => pinTab(site, file, true)),
          action('moveLeft', () => moveTab(site, file, at - 1), at === 0),
          action('moveRight', () => moveTab(site, file, at + 1), at === tabs.length - 1),
        ],
      },
      { actions: [action('beside', () => openToSide(site, file))] },
      {
        actions: [
          {
            id: 'history',
            label: localize(commandLabel('site.history')),
            onAction: () => showHistory(site, file),
          },
          { id: 'uses', label: t('references:action'), onAction: () => void showReferences(site, file) },
        ],
      },
    ]
  }
}
