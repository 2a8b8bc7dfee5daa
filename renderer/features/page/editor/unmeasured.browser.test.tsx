import { inputLatency } from 'monaco-editor/base/browser/performance'
import { expect, test, vi } from 'vitest'
import './unmeasured.ts'

test('a key in the code editor leaves no marks in the timeline of the browser', async () => {
  const mark = vi.spyOn(performance, 'mark')
  inputLatency.onKeyDown()
  inputLatency.onBeforeInput()
  inputLatency.onInput()
  inputLatency.onRenderStart()
  await new Promise(resolve => setTimeout(resolve))
  expect(mark).not.toHaveBeenCalled()
  mark.mockRestore()
})
