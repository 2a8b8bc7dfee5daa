import { type CodeTree, parseCode } from './grammars.ts'
import { piecesOf } from './pieces.ts'

/** A run of code in one color; `kind` is empty for the default. */
export interface Token {
  readonly kind: string
  readonly text: string
}

// The grammars have about two hundred kinds of token; readers get ten colors with one-letter names.
const KINDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    c: 'comment prolog doctype cdata shebang coord',
    k: 'keyword atrule important module control-flow directive rule boolean null nil',
    s: 'string char attr-value regex template-string url string-property triple-quoted-string heredoc-string',
    n: 'number constant symbol unit color hexcode date',
    f: 'function method function-variable builtin macro',
    t: 'class-name namespace type type-definition annotation decorator maybe-class-name',
    g: 'tag selector',
    a: 'attr-name property variable parameter key literal-property environment assign-left',
    i: 'inserted inserted-sign',
    d: 'deleted deleted-sign',
  }).flatMap(([kind, names]) => names.split(' ').map(name => [name, kind] as const)),
)

function kindOf(classes: unknown, outer: string): string {
  if (!Array.isArray(classes)) return outer
  for (const name of classes) {
    const kind = KINDS.get(String(name))
    if (kind !== undefined) return kind
  }
  // Interpolated code inside a string is code again.
  return classes.includes('interpolation') || classes.includes('punctuation') ? '' : outer
}

function flatten(nodes: readonly CodeTree[], outer: string, into: Token[]): void {
  for (const node of nodes) {
    if (node.type === 'text') {
      const last = into.at(-1)
      if (last?.kind === outer) into[into.length - 1] = { kind: outer, text: last.text + node.value }
      else into.push({ kind: outer, text: node.value })
    } else if (node.type === 'element') {
      flatten(node.children as readonly CodeTree[], kindOf(node.properties.className, outer), into)
    }
  }
}

/** Splits `code` into colored runs, line by line; long lines and very long code are in one color. */
export function tokenLines(language: string, code: string): readonly (readonly Token[])[] {
  const flat: Token[] = []
  for (const { text, isPlain } of piecesOf(code)) {
    const tree = isPlain ? undefined : parseCode(language, text)
    if (tree === undefined) flat.push({ kind: '', text })
    else flatten(tree, '', flat)
  }
  const lines: Token[][] = [[]]
  for (const { kind, text } of flat) {
    const parts = text.split('\n')
    for (let index = 0; index < parts.length; index++) {
      if (index > 0) lines.push([])
      const part = parts[index]
      if (part) lines.at(-1)?.push({ kind, text: part })
    }
  }
  return lines
}
