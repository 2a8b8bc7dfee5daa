import type { editor } from 'monaco-editor/editor'

interface Inks {
  readonly text: string
  readonly soft: string
  readonly accent: string
  readonly green: string
  readonly red: string
  readonly warm: string
  readonly violet: string
  readonly background: string
  readonly raised: string
  readonly line: string
}

const light: Inks = {
  text: '1c1917',
  soft: '66615b',
  accent: '1f4fbd',
  green: '17633f',
  red: 'a5211a',
  warm: '8a3b12',
  violet: '6b3aa8',
  background: 'ffffff',
  raised: 'f7f6f3',
  line: 'e3e0da',
}

const dark: Inks = {
  text: 'eeece8',
  soft: 'b3ada4',
  accent: '9ab7ff',
  green: '7fd3a6',
  red: 'f79d95',
  warm: 'f0bd8c',
  violet: 'c9a7f5',
  background: '1f1e1b',
  raised: '282623',
  line: '35322d',
}

function theme(base: 'vs' | 'vs-dark', inks: Inks): editor.IStandaloneThemeData {
  const rule = (token: string, foreground: string, fontStyle?: string) => ({
    token,
    foreground,
    ...(fontStyle && { fontStyle }),
  })
  return {
    base,
    inherit: true,
    rules: [
      rule('', inks.text),
      rule('heading', inks.text, 'bold'),
      rule('strong', inks.text, 'bold'),
      rule('emphasis', inks.text, 'italic'),
      rule('list', inks.accent),
      rule('link', inks.accent),
      rule('url', inks.soft, 'underline'),
      rule('tag', inks.violet, 'bold'),
      rule('attribute', inks.warm),
      rule('delimiter', inks.soft),
      rule('string', inks.green),
      rule('expression', inks.warm),
      rule('code', inks.green),
      rule('meta', inks.soft),
      rule('comment', inks.soft, 'italic'),
      rule('keyword', inks.violet),
      rule('number', inks.warm),
      rule('type', inks.violet),
      rule('string.key.json', inks.accent),
      rule('string.value.json', inks.green),
      rule('type.yaml', inks.accent),
    ],
    colors: {
      'editor.background': `#${inks.background}`,
      'editor.foreground': `#${inks.text}`,
      'editor.lineHighlightBackground': `#${inks.raised}`,
      'editor.lineHighlightBorder': `#${inks.raised}`,
      'editorLineNumber.foreground': `#${inks.soft}`,
      'editorLineNumber.activeForeground': `#${inks.text}`,
      'editorGutter.background': `#${inks.background}`,
      'editorCodeLens.foreground': `#${inks.soft}`,
      'editorWidget.background': `#${inks.raised}`,
      'editorWidget.border': `#${inks.line}`,
      'editorHoverWidget.background': `#${inks.raised}`,
      'editorHoverWidget.foreground': `#${inks.text}`,
      'editor.linkedEditingBackground': `#${inks.accent}26`,
      'editorSuggestWidget.foreground': `#${inks.text}`,
      'editorSuggestWidget.selectedBackground': `#${inks.line}`,
      'editorSuggestWidget.selectedForeground': `#${inks.text}`,
      'editorSuggestWidget.highlightForeground': `#${inks.accent}`,
      'editorSuggestWidget.focusHighlightForeground': `#${inks.accent}`,
      'editorIndentGuide.background1': `#${inks.line}`,
      focusBorder: `#${inks.accent}`,
      'diffEditor.insertedLineBackground': `#${inks.green}12`,
      'diffEditor.insertedTextBackground': `#${inks.green}20`,
      'diffEditor.removedLineBackground': `#${inks.red}10`,
      'diffEditor.removedTextBackground': `#${inks.red}20`,
    },
  }
}

/** The editor’s syntax colors, for light and for dark. */
export const editorThemes = { 'galley-light': theme('vs', light), 'galley-dark': theme('vs-dark', dark) }
