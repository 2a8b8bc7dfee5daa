import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../host/scope/site.ts'
import { importFiles } from '../api/chooseFiles.ts'
import { announceDrag } from './DragBar.tsx'

const holdsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false

/** Files dropped on `container` are imported as API files: pages are written here, and pictures belong in pages. */
export function useFilesDrop(container: RefObject<HTMLElement | null>, isReadOnly: boolean): void {
  const site = useSite()
  const { t } = useTranslation('navigation')
  const onDrag = useEffectEvent((event: DragEvent) => {
    if (isReadOnly || !holdsFiles(event) || !event.dataTransfer) return
    // The tree gets none of the drag events: after only some of them it would wait for the others.
    event.stopPropagation()
    if (event.type !== 'dragleave') event.preventDefault()
    const to = event.relatedTarget
    const isInside = to instanceof Node && container.current?.contains(to)
    if (event.type === 'dragover') {
      event.dataTransfer.dropEffect = 'copy'
      announceDrag(site, t('dragFiles'))
    } else if (event.type === 'dragleave' && !isInside) announceDrag(site, '')
    else if (event.type === 'drop') {
      announceDrag(site, '', true)
      void importFiles(site, [...event.dataTransfer.files])
    }
  })
  useEffect(() => {
    const element = container.current
    const types = ['dragenter', 'dragover', 'dragleave', 'drop'] as const
    for (const type of types) element?.addEventListener(type, onDrag, true)
    return () => {
      for (const type of types) element?.removeEventListener(type, onDrag, true)
    }
  }, [container])
}
