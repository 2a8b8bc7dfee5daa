import type { Attacks } from './vectors.ts'

const quoted = (text: string): string => text.replaceAll('"', '#quot;')

/** Sources of diagrams, each with an attack where the language takes a text, an address, a style or settings. */
export const DIAGRAMS: readonly (readonly [where: string, source: (attack: string) => string])[] = [
  ['label', attack => `graph TD\n  A["${quoted(attack)}"] --> B["x"]`],
  ['label in backticks', attack => `graph TD\n  A["\`${quoted(attack)}\`"] --> B["x"]`],
  ['edge', attack => `graph TD\n  A -->|"${quoted(attack)}"| B`],
  ['click on an address', attack => `graph TD\n  A --> B\n  click A "${quoted(attack)}" "tip" _self`],
  ['click on a function', attack => `graph TD\n  A --> B\n  click A call ${attack.replace(/[^\w()]/g, '')}`],
  [
    'directive',
    attack =>
      `%%{init: {"securityLevel": "loose", "htmlLabels": true, "flowchart": {"htmlLabels": true}}}%%\ngraph TD\n  A["${quoted(attack)}"] --> B\n  click A href "javascript:${quoted(attack)}"`,
  ],
  [
    'settings',
    attack =>
      `---\ntitle: ${JSON.stringify(attack)}\nconfig:\n  securityLevel: loose\n  themeCSS: ${JSON.stringify(`</style>${attack}`)}\n  fontFamily: ${JSON.stringify(attack)}\n---\ngraph TD\n  A["${quoted(attack)}"]`,
  ],
  ['style', attack => `graph TD\n  A --> B\n  style A fill:${attack.replace(/[\s,;]/g, '')}`],
  ['message', attack => `sequenceDiagram\n  A->>B: ${attack.replace(/[;#]/g, '')}\n  Note over A: x`],
  [
    'links of a participant',
    attack => `sequenceDiagram\n  participant A\n  links A: {"x": ${JSON.stringify(attack)}}\n  A->>A: x`,
  ],
  ['pie', attack => `pie title ${attack.replace(/[;#]/g, '')}\n  "${quoted(attack)}": 1`],
  ['class', attack => `classDiagram\n  class A["${quoted(attack)}"]\n  A : x\n  link A "${quoted(attack)}"`],
]

/** A page of diagrams with attacks; the vectors go around, so that different pages have different pairs. */
export const hostileDiagrams = (attacks: Attacks): string => {
  const fences = DIAGRAMS.map(([where, source]) => `\`\`\`mermaid\n${source(attacks.at(where))}\n\`\`\``)
  return `---\ntitle: Diagrams\n---\n\n${fences.join('\n\n')}\n`
}
