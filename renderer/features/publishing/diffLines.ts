import { diffIndices } from 'node-diff3'

/** A line of a difference; `gap`: unchanged lines are left out here. */
export interface DiffLine {
  readonly id: number
  readonly kind: 'same' | 'added' | 'removed' | 'gap'
  readonly text: string
}

/** Unchanged lines that are shown around a change. */
const AROUND = 3

const linesOf = (text: string): readonly string[] =>
  text === '' ? [] : text.replace(/\r?\n$/, '').split(/\r?\n/)

/** The lines of a text with those that it replaces, and a few unchanged ones around them. */
export function diffLines(before: string, after: string): readonly DiffLine[] {
  const [old, now] = [linesOf(before), linesOf(after)]
  const result: DiffLine[] = []
  let at = 0
  const add = (kind: DiffLine['kind'], lines: readonly string[]) => {
    for (const text of lines) result.push({ id: result.length, kind, text })
  }
  const keep = (to: number, isLast: boolean) => {
    const lines = now.slice(at, to)
    const [head, tail] = [at === 0 ? 0 : AROUND, isLast ? 0 : AROUND]
    if (lines.length <= head + tail + 1) add('same', lines)
    else {
      add('same', lines.slice(0, head))
      add('gap', [''])
      add('same', lines.slice(lines.length - tail))
    }
  }
  for (const { buffer1, buffer2 } of diffIndices([...old], [...now])) {
    keep(buffer2[0], false)
    add('removed', old.slice(buffer1[0], buffer1[0] + buffer1[1]))
    add('added', now.slice(buffer2[0], buffer2[0] + buffer2[1]))
    at = buffer2[0] + buffer2[1]
  }
  keep(now.length, true)
  return result
}
