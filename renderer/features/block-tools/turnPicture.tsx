import type { ReactNode } from 'react'
import type { TurnTarget } from '../../../shared/site/writing/turn-into.ts'
import { layoutPictures } from './pictures/layoutPictures.tsx'
import { markdownPictures } from './pictures/markdownPictures.tsx'
import { Lines, Picture } from './pictures/shapes.tsx'

const PICTURES: Readonly<Partial<Record<TurnTarget, string>>> = {
  bullets: 'bulletedList',
  numbers: 'numberedList',
  tasks: 'taskList',
  quote: 'quote',
  code: 'codeBlock',
}

/** The picture of a kind of block. */
export function turnPicture(target: TurnTarget): ReactNode {
  if (target === 'paragraph')
    return (
      <Picture>
        <Lines x={7} y={8} widths={[34, 30, 33, 20]} />
      </Picture>
    )
  const level = /^h(\d)$/.exec(target)?.[1]
  if (level !== undefined)
    return <Picture>{markdownPictures[Number(level) < 3 ? 'heading' : 'subheading']}</Picture>
  const name = PICTURES[target]
  return <Picture>{name === undefined ? layoutPictures[target] : markdownPictures[name]}</Picture>
}
