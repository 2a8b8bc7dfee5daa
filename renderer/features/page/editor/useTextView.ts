import type { editor } from 'monaco-editor/editor'
import { type CSSProperties, useEffect } from 'react'
import type { TextView } from '../../../host/view/text-view.ts'
import { useView } from '../../../host/view/view.ts'
import { isLarge } from './editorOptions.ts'
import { PAGE_LANGUAGE } from './pageLanguage.ts'
import { useDimmedParagraphs } from './useDimmedParagraphs.ts'

const FONTS: Readonly<Record<TextView['typeface'], string>> = {
  code: "'JetBrains Mono Variable', ui-monospace, monospace",
  sans: "'Inter Variable', system-ui, sans-serif",
  serif: "Charter, 'Iowan Old Style', 'Source Serif 4', Georgia, serif",
}

/** Line height as a multiple of the size. */
const SPACING: Readonly<Record<TextView['spacing'], number>> = { compact: 1.4, normal: 1.62, loose: 2 }

/** Width of the column in characters. */
const COLUMNS: Readonly<Record<Exclude<TextView['width'], 'full'>, number>> = {
  wide: 100,
  medium: 80,
  narrow: 64,
}

/** Room for the numbers of the lines and the scroll bar, in pixels. */
const MARGIN = 76
/** Width of a character as a share of the size. */
const CHARACTER = 0.6
/** More lines than fit: the line of the cursor stays in the middle. */
const ALL_LINES = 1000

/** The size of the box of the editor: a column in the middle of the pane, or all of it. */
function columnStyle({ width, size }: TextView): CSSProperties {
  if (width === 'full') return {}
  return {
    inlineSize: '100%',
    maxInlineSize: COLUMNS[width] * CHARACTER * size + MARGIN,
    marginInline: 'auto',
  }
}

/** Letters that stand on no grid, in whichever typeface: they are joined, or come from another one. */
const UNEVEN = /[\u0590-\u1cff\ufb1d-\ufdff\ufe70-\ufefc]/

/** Only even letters can be counted; for others, the browser finds out where lines are wrapped, which takes longer. */
const wrappingOf = (model: editor.ITextModel, { typeface }: TextView): editor.IEditorOptions => ({
  wrappingStrategy: typeface === 'code' && !UNEVEN.test(model.getValue()) ? 'simple' : 'advanced',
})

const optionsOf = ({ typeface, size, spacing, typewriter }: TextView): editor.IEditorOptions => ({
  fontFamily: FONTS[typeface],
  fontSize: size,
  lineHeight: Math.round(size * SPACING[spacing]),
  cursorSurroundingLines: typewriter ? ALL_LINES : 0,
  cursorSurroundingLinesStyle: typewriter ? 'all' : 'default',
  scrollBeyondLastLine: typewriter,
})

/** Gives the text of a page the look that the person chose; returns the style of its box. */
export function useTextView(
  made: editor.IStandaloneCodeEditor | undefined,
  model: editor.ITextModel | undefined,
): CSSProperties {
  const text = useView(view => view.text)
  const isPage = model?.getLanguageId() === PAGE_LANGUAGE
  useEffect(() => {
    made?.updateOptions({ accessibilitySupport: text.screenReader ? 'on' : 'auto' })
  }, [made, text.screenReader])
  useEffect(() => {
    if (!isPage || !model) return
    made?.updateOptions({
      ...optionsOf(text),
      ...(!isLarge(model) && { ...wrappingOf(model, text), wordWrap: text.wrap ? 'on' : 'off' }),
    })
  }, [made, isPage, model, text])
  useDimmedParagraphs(made, isPage && text.focus ? model : undefined)
  return isPage ? columnStyle(text) : {}
}
