import { DOMLineBreaksComputerFactory } from 'monaco-editor/editor/browser/view/domLineBreaksComputer'
import type { LineBreaksComputer, LineContext } from 'monaco-editor/editor/common/viewModel/lineBreaks'
import { MonospaceLineBreaksComputerFactory } from 'monaco-editor/editor/common/viewModel/monospaceLineBreaksComputer'

// The code editor wraps all lines or none. Prose must be wrapped to be read, but a wrapped row of a table can't be: its
// cells are no longer below each other. Rows stay on one line, and the editor scrolls sideways to their end.

/** A row that begins with a bar and has another one, in a quote or not. */
const ROW = /^[ \t>]*\|.*\|/

/** Leaves the rows of tables unbroken; lines into which the editor inserts something stay as it broke them. */
function withoutRows(computer: LineBreaksComputer, context: LineContext): LineBreaksComputer {
  const lines: number[] = []
  return {
    addRequest(line, before) {
      lines.push(line)
      computer.addRequest(line, before)
    },
    finalize: () => computer.finalize().map((breaks, at) => (isRow(context, lines[at] ?? 0) ? null : breaks)),
  }
}

const isRow = (context: LineContext, line: number): boolean =>
  ROW.test(context.getLineContent(line)) && !context.getLineInjectedText(line)?.length

for (const factory of [MonospaceLineBreaksComputerFactory, DOMLineBreaksComputerFactory]) {
  const create = factory.prototype.createLineBreaksComputer
  factory.prototype.createLineBreaksComputer = function (context, ...options) {
    return withoutRows(create.call(this, context, ...options), context)
  }
}
