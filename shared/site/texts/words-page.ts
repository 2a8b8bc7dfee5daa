import { englishWords } from './own-words.ts'

const HEAD = `---
title: "Words of the site"
description: "Every word that docs.json can replace, by its name."
icon: "language"
---

[\`words\`](/reference/docs-json#words-of-the-site) in \`docs.json\` replaces words of the site by these names:

\`\`\`json
{
  "words": {
    "contents": "In this article",
    "next": { "en": "Onward", "de": "Weiter" }
  }
}
\`\`\`

In the editor, the setting **Words of the site** lists all of them, each with a field for the text in its place. A text is for the language of the site. A site with several languages can have a text for each. Placeholders in double braces stay as they are: pages fill in their values. Names that end in \`_one\` or \`_other\` are plural forms; other languages have more of them, such as \`_few\`.

| Name | Text |
| --- | --- |
`

/** Returns the page of the handbook that lists the words that docs.json can replace. */
export const wordsPage = (): string =>
  HEAD + [...englishWords].map(([name, text]) => `| \`${name}\` | \`${text.trim()}\` |\n`).join('')
