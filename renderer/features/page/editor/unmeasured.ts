import { inputLatency } from 'monaco-editor/base/browser/performance'

// The code editor measures how long each key takes until it is drawn, for statistics that nobody collects here: a dozen
// marks in the browser's timeline, which take time themselves.

const nothing = () => undefined

inputLatency.onKeyDown = nothing
inputLatency.onBeforeInput = nothing
inputLatency.onInput = nothing
