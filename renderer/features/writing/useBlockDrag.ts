import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useState } from 'react'
import { type Site, useSite } from '../../host/scope/site.ts'
import { moveSelected, selectedBlocks } from '../block-tools/blockActions.ts'
import { type DropPlace, dropPlaces, nearestPlace } from './dropPlace.ts'
import { usePageBlock } from './pageBlock.ts'
import { handleSurface } from './pageSurface.ts'

interface Drag {
  readonly x: number
  readonly y: number
  readonly isMoving: boolean
  readonly drop: DropPlace | undefined
}

/** Pixels that the pointer moves before a press becomes a drag. */
const SLACK = 4

function dropAt(site: Site, layer: HTMLElement | null, event: PointerEvent): DropPlace | undefined {
  const found = selectedBlocks(site, handleSurface(site))
  if (!found || !layer) return undefined
  const box = layer.getBoundingClientRect()
  const scale = box.width / Math.max(1, layer.offsetWidth)
  const point = { x: (event.clientX - box.left) / scale, y: (event.clientY - box.top) / scale }
  return nearestPlace(dropPlaces(found.page, found.run, usePageBlock.of(site).getState().spots), point)
}

/** Drags the block that has the handle to another place of the page. */
export function useBlockDrag(layer: RefObject<HTMLElement | null>) {
  const site = useSite()
  const [drag, setDrag] = useState<Drag>()
  const isActive = drag !== undefined
  useEffect(() => {
    if (!isActive) return
    const move = (event: PointerEvent) =>
      setDrag(before => {
        if (!before) return before
        const far = Math.hypot(event.clientX - before.x, event.clientY - before.y) > SLACK
        const isMoving = before.isMoving || far
        return { ...before, isMoving, drop: isMoving ? dropAt(site, layer.current, event) : undefined }
      })
    const up = (event: PointerEvent) => {
      setDrag(undefined)
      const drop = drag?.isMoving ? dropAt(site, layer.current, event) : undefined
      if (drop) moveSelected(site, handleSurface(site), drop.place)
    }
    const cancel = (event: KeyboardEvent) => event.key === 'Escape' && setDrag(undefined)
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', up)
    window.addEventListener('keydown', cancel)
    return () => {
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', up)
      window.removeEventListener('keydown', cancel)
    }
  }, [isActive, drag?.isMoving, site, layer])
  const start = (event: ReactPointerEvent) => {
    if (event.button !== 0) return
    usePageBlock.of(site).getState().block?.send({ kind: 'spots' })
    setDrag({ x: event.clientX, y: event.clientY, isMoving: false, drop: undefined })
  }
  return { drag, start }
}
