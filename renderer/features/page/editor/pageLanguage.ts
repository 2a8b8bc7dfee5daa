import type { languages } from 'monaco-editor/editor'

/** The language of pages in the code editor: frontmatter, Markdown, tags. */
export const PAGE_LANGUAGE = 'galley-page'

/** Pairs that close themselves, and how Enter continues a line. */
export const pageConfiguration: languages.LanguageConfiguration = {
  comments: { blockComment: ['{/*', '*/}'] },
  brackets: [
    ['{', '}'],
    ['[', ']'],
    ['(', ')'],
  ],
  autoClosingPairs: [
    { open: '{', close: '}' },
    { open: '[', close: ']' },
    { open: '(', close: ')' },
    { open: '`', close: '`', notIn: ['string'] },
  ],
  surroundingPairs: [
    { open: '*', close: '*' },
    { open: '_', close: '_' },
    { open: '`', close: '`' },
    { open: '"', close: '"' },
    { open: '[', close: ']' },
    { open: '(', close: ')' },
    { open: '{', close: '}' },
  ],
  onEnterRules: [
    { beforeText: /^\s*<[A-Z][\w.]*(\s[^<>]*)?>$/, afterText: /^<\/[A-Z]/, action: { indentAction: 2 } },
    { beforeText: /^\s*<[A-Z][\w.]*(\s[^<>]*)?>$/, action: { indentAction: 1 } },
  ],
  folding: { markers: { start: /^\s*<[A-Z][\w.]*(\s[^<>]*)?>\s*$/, end: /^\s*<\/[A-Z][\w.]*>\s*$/ } },
}

/** The tokens of a page, one line at a time; fenced code and frontmatter have their own grammars. */
export const pageTokens: languages.IMonarchLanguage = {
  defaultToken: '',
  tokenizer: {
    root: [
      [/^\s*---\s*$/, { token: 'meta', next: '@frontmatter', nextEmbedded: 'yaml' }],
      [/(?=[\s\S])/, { token: '', switchTo: '@body' }],
    ],
    frontmatter: [[/^---\s*$/, { token: 'meta', next: '@afterFrontmatter', nextEmbedded: '@pop' }]],
    afterFrontmatter: [[/^|$/, { token: '', switchTo: '@body' }]],
    body: [
      [/^\s*(`{3,}|~{3,})\s*([\w+#-]+)(.*)$/, { token: 'string', next: '@fence.$1', nextEmbedded: '$2' }],
      [/^\s*(`{3,}|~{3,}).*$/, { token: 'string', next: '@plainFence.$1' }],
      [/^\s*(import|export)\s.*$/, 'keyword'],
      [/^\s{0,3}#{1,6}\s.*$/, 'heading'],
      [/^\s*([-*+]|\d+[.)])\s+(\[[ xX]\])?/, 'list'],
      [/^\s*>+/, 'comment'],
      [/^\s*([-*_])(\s*\1){2,}\s*$/, 'meta'],
      [/\{\/\*/, { token: 'comment', next: '@comment' }],
      [/<!--/, { token: 'comment', next: '@htmlComment' }],
      [/(<\/?)([A-Za-z][\w.:-]*)/, ['delimiter', { token: 'tag', next: '@tag' }]],
      [/<\/?>/, 'delimiter'],
      [/`+[^`]+`+/, 'string'],
      [/(!?\[)([^\]]*)(\]\()([^)]*)(\))/, ['delimiter', 'link', 'delimiter', 'url', 'delimiter']],
      [/\*\*[^*]+\*\*|__[^_]+__/, 'strong'],
      [/\*[^*\s][^*]*\*|\b_[^_\s][^_]*_\b/, 'emphasis'],
      [/\{[^{}]*\}/, 'expression'],
      [/\|/, 'delimiter'],
      [/\\./, 'escape'],
    ],
    fence: [
      [/^\s*(`{3,}|~{3,})\s*$/, { token: 'string', next: '@pop', nextEmbedded: '@pop' }],
      [/.*$/, ''],
    ],
    plainFence: [
      [/^\s*(`{3,}|~{3,})\s*$/, { token: 'string', next: '@pop' }],
      [/.*$/, 'code'],
    ],
    comment: [
      [/\*\/\}/, { token: 'comment', next: '@pop' }],
      [/./, 'comment'],
    ],
    htmlComment: [
      [/-->/, { token: 'comment', next: '@pop' }],
      [/./, 'comment'],
    ],
    tag: [
      [/\s+/, ''],
      [/([\w:.-]+)(=)("[^"]*"|'[^']*')/, ['attribute', 'delimiter', 'string']],
      [/([\w:.-]+)(=)(\{)/, ['attribute', 'delimiter', { token: 'delimiter', next: '@braces' }]],
      [/[\w:.-]+/, 'attribute'],
      [/\/?>/, { token: 'delimiter', next: '@pop' }],
    ],
    braces: [
      [/\{/, { token: 'delimiter', next: '@braces' }],
      [/\}/, { token: 'delimiter', next: '@pop' }],
      [/"[^"]*"|'[^']*'/, 'string'],
      [/[^{}"']+/, 'expression'],
    ],
  },
}
