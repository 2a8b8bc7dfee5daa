import { Settings2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../host/scope/site.ts'
import { showSection } from '../../host/view/view.ts'
import type { MenuBlock } from '../../kit/Menu.tsx'
import { operationMenu } from '../api/operationMenu.tsx'
import { eachOnce } from '../api/operationRows.ts'
import type { Placing } from '../api/PlaceDialog.tsx'
import { useOperationActions } from '../api/useOperationActions.ts'
import type { GeneratedRow } from './generatedRows.ts'

/** What is added to docs.json for a row of an API file: its operations, and the group that they become. */
export const placementOf = ({ kind, label, generated }: GeneratedRow): Placing => ({
  operations: generated.operations,
  ...(kind === 'group' && !generated.isWhole ? { group: label } : {}),
})

/** The menu for rows that are in the navigation because of an API file. */
export function useGeneratedMenu(place: (placing: Placing) => void) {
  const site = useSite()
  const { t } = useTranslation(['api', 'navigation'])
  const actions = useOperationActions()
  return (rows: readonly GeneratedRow[]): readonly MenuBlock[] => {
    const [row] = rows
    if (!row) return []
    const settings = {
      id: 'settings',
      label: t('navigation:apiSettings'),
      icon: <Settings2 />,
      onAction: () => showSection(site, 'api'),
    }
    const all = eachOnce(rows.flatMap(({ generated }) => generated.operations))
    const own = (): Placing => (rows.length === 1 ? placementOf(row) : { operations: all })
    const blocks = operationMenu(all, { actions, t, place: () => place(own()) })
    const isWhole = rows.some(({ generated }) => generated.isWhole)
    return [...(isWhole ? [] : blocks), { actions: [settings] }]
  }
}
