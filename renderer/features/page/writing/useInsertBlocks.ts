import { useTranslation } from 'react-i18next'
import { descriptions } from '../../../../shared/site/components/descriptions.ts'
import { insertable, snippetOf } from '../../../../shared/site/writing/insert.ts'
import { blockSnippets } from '../../../../shared/site/writing/markdown-blocks.ts'
import { later } from '../../../kit/base/later.ts'
import type { MenuBlock } from '../../../kit/Menu.tsx'
import { localize } from '../../../messages/localize.ts'
import type { OpenPage } from '../editor/openPage.ts'
import { withCompanion } from '../editor/stepCompanion.ts'
import { insertBlock, insertComponent } from './insertion.ts'

/** Returns a function that inserts something as a step with its name. */
export function useInsert(openPage: OpenPage | undefined) {
  const { t } = useTranslation('page')
  return (name: string, work: (openPage: OpenPage) => void) =>
    later(
      () =>
        openPage &&
        withCompanion(openPage.model, { label: t('format.step', { name }) }, () => work(openPage)),
    )
}

/** Everything that can be inserted into a page, as a menu. */
export function useInsertBlocks(openPage: OpenPage | undefined): readonly MenuBlock[] {
  const { t } = useTranslation('page')
  const insert = useInsert(openPage)
  const blocks = blockSnippets.map(({ name, template }) => ({
    id: name.key,
    label: localize(name),
    onAction: () => insert(localize(name), to => insertBlock(to, snippetOf(template))),
  }))
  const tags = (names: readonly string[]) =>
    names.map(name => ({
      id: name,
      label: name,
      onAction: () => insert(name, to => insertComponent(to, name)),
    }))
  const inline = [...descriptions].filter(([, one]) => one.inline).map(([name]) => name)
  return [
    { title: t('format.components'), actions: tags(insertable.map(([name]) => name)) },
    { title: t('format.inline'), actions: tags(inline) },
    { title: t('format.blocks'), actions: blocks },
  ]
}
