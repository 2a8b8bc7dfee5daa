import type { editor } from 'monaco-editor/editor'
import { PAGE_LANGUAGE } from './pageLanguage.ts'

type Options = editor.IEditorOptions & editor.IGlobalEditorOptions

/** Number of characters from which a text is shown as plainly as possible. */
const LARGE = 1_000_000

/** Whether lines of a text are not wrapped, folded or searched for links. */
export const isLarge = (model: editor.ITextModel): boolean => model.getValueLength() > LARGE

/** The options of every text. */
export const COMMON: editor.IStandaloneEditorConstructionOptions = {
  automaticLayout: true,
  accessibilitySupport: 'auto',
  fontLigatures: false,
  padding: { top: 12, bottom: 48 },
  minimap: { enabled: false },
  // The number of the last line is dimmed otherwise, below the contrast that people need.
  renderFinalNewline: 'on',
  wrappingIndent: 'same',
  renderLineHighlight: 'line',
  renderWhitespace: 'selection',
  guides: { indentation: false, bracketPairs: false },
  bracketPairColorization: { enabled: false },
  overviewRulerBorder: false,
  lineNumbersMinChars: 3,
  unusualLineTerminators: 'off',
  unicodeHighlight: { ambiguousCharacters: false, nonBasicASCII: false },
  stickyScroll: { enabled: false },
  fixedOverflowWidgets: true,
  tabSize: 2,
  detectIndentation: true,
  'semanticHighlighting.enabled': false,
}

const CODE_LOOK: Options = {
  fontFamily: "'JetBrains Mono Variable', ui-monospace, monospace",
  fontSize: 13,
  lineHeight: 21,
  cursorSurroundingLines: 0,
  cursorSurroundingLinesStyle: 'default',
  scrollBeyondLastLine: false,
  wrappingStrategy: 'simple',
}

const PLAIN: Options = {
  // A key in a line that is not wrapped scrolls: each frame on the way draws anew.
  smoothScrolling: false,
  wordWrap: 'off',
  folding: false,
  links: false,
  matchBrackets: 'never',
  occurrencesHighlight: 'off',
  selectionHighlight: false,
}

const USUAL: Options = {
  smoothScrolling: true,
  wordWrap: 'on',
  folding: true,
  links: true,
  matchBrackets: 'always',
  occurrencesHighlight: 'singleFile',
  selectionHighlight: true,
}

const CODE: Options = {
  quickSuggestions: false,
  wordBasedSuggestions: 'matchingDocuments',
  suggest: { showWords: true },
  linkedEditing: false,
  contextmenu: true,
}

/** In a page only the page’s own providers make suggestions; in prose they make none. */
const WRITING: Options = {
  quickSuggestions: { other: true, strings: true, comments: false },
  wordBasedSuggestions: 'off',
  suggest: { showWords: false, preview: false, snippetsPreventQuickSuggestions: false },
  linkedEditing: true,
  // Pages have a menu for writers instead.
  contextmenu: false,
  snippetSuggestions: 'inline',
  tabCompletion: 'off',
}

/** All options that depend on the text: whatever the editor showed before, it shows this one the same. */
export const optionsFor = (model: editor.ITextModel): Options => ({
  ...CODE_LOOK,
  ...(isLarge(model) ? PLAIN : USUAL),
  ...(model.getLanguageId() === PAGE_LANGUAGE ? WRITING : CODE),
})
