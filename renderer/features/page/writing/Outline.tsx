import { Hash, ListTree, Tag } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { outlineOf } from '../../../../shared/page/writing/outline.ts'
import { later } from '../../../kit/base/later.ts'
import { IconButton } from '../../../kit/IconButton.tsx'
import { Menu } from '../../../kit/Menu.tsx'
import type { OpenPage } from '../editor/openPage.ts'
import type { ModelPage } from './pageReading.ts'

function goToLine({ editor, model }: OpenPage, line: number): void {
  if (line > model.getLineCount()) return
  editor.setPosition({ lineNumber: line, column: model.getLineMaxColumn(line) })
  editor.revealLineNearTop(line)
  editor.focus()
}

interface OutlineProps {
  readonly openPage: OpenPage | undefined
  readonly reading: ModelPage | undefined
}

/** The headings and titled components of a page, with links to them. */
export function Outline({ openPage, reading: parsed }: OutlineProps) {
  const { t } = useTranslation('page')
  const entries = useMemo(() => (parsed ? outlineOf(parsed.page) : []), [parsed])
  const actions = entries.map(({ kind, text, depth, line }, index) => ({
    id: String(index),
    label: '\u2003'.repeat(depth) + text,
    icon: kind === 'heading' ? <Hash aria-hidden /> : <Tag aria-hidden />,
    onAction: () => later(() => openPage && goToLine(openPage, line)),
  }))
  return (
    <Menu
      label={t('format.outline')}
      placement="bottom end"
      trigger={
        <IconButton
          size="small"
          label={t('format.outline')}
          icon={<ListTree />}
          isDisabled={!openPage || actions.length === 0}
        />
      }
      blocks={[{ actions }]}
    />
  )
}
