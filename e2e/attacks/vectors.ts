/** Texts that run a script where they are not escaped, in the shapes of public collections. */
export const VECTORS: readonly ((call: string) => string)[] = [
  call => `<img src=x onerror=${call}>`,
  call => `"><img src=x onerror=${call}>`,
  call => `'><img src=x onerror=${call}>`,
  call => `<svg onload=${call}>`,
  call => `"><svg/onload=${call}>`,
  call => `<script>${call}</script>`,
  call => `</script><script>${call}</script>`,
  call => `</title><script>${call}</script>`,
  call => `</style><script>${call}</script>`,
  call => `</textarea><script>${call}</script>`,
  call => `--><script>${call}</script>`,
  call => `]]><script>${call}</script>`,
  call => `" onmouseover="${call}" x="`,
  call => `' onmouseover='${call}' x='`,
  call => `" autofocus tabindex=1 onfocus=${call} x="`,
  call => `\` onmouseover=${call} x=\``,
  call => `javascript:${call}`,
  call => `JaVaScRiPt:${call}//`,
  call => `\u0001javascript:${call}`,
  call => `java&#10;script:${call}`,
  call => `&#106;avascript:${call}`,
  call => `javascript&colon;${call}`,
  call => `data:text/html,<script>${call}</script>`,
  call => `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${call}'/>`,
  call => `<iframe srcdoc="<script>parent.${call}</script>"></iframe>`,
  call => `<iframe src="javascript:parent.${call}"></iframe>`,
  call => `<a href="javascript:${call}">attackword</a>`,
  call => `[attackword](javascript:${call})`,
  call => `<details open ontoggle=${call}><summary>x</summary></details>`,
  call =>
    `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${call}&gt;">`,
  call => `<svg></p><style><a id="</style><img src=1 onerror=${call}>">`,
  call => `<noscript><p title="</noscript><img src=x onerror=${call}>">`,
  call => `<form><button formaction="javascript:${call}">x</button></form>`,
  call => `<svg><animate onbegin=${call} attributeName=x dur=1s></svg>`,
  call => `<svg><a xlink:href="javascript:${call}"><text y=20>x</text></a></svg>`,
  call => `<object data="javascript:${call}"></object>`,
  call => `<video><source onerror=${call}></video>`,
  call => `<input autofocus onfocus=${call}>`,
  call => `<x onclick=${call} onmouseover=${call}>attackword</x>`,
  call => `{{constructor.constructor('${call}')()}}`,
  call => `{${call}}`,
  call => `\${${call}}`,
  call => `\u2028"><img src=x onerror=${call}>`,
  call => `%22%3E%3Cimg src=x onerror=${call}%3E`,
  call => `&lt;img src=x onerror=${call}&gt;`,
  call => `\\u003cimg src=x onerror=${call}\\u003e`,
]

/** The function that every attack calls, with its number. */
export const CALL = '__fired'

/** Deals out attacks: each use is numbered, so that one that runs can be found. */
export class Attacks {
  readonly #used: string[] = []
  #next: number

  /** Begins with the vector at `first`. */
  constructor(first = 0) {
    this.#next = first
  }

  /** The next vector, for a location with this name. */
  at(location: string): string {
    const vector = VECTORS[this.#next++ % VECTORS.length]
    const number = this.#used.push(location) - 1
    return vector?.(`${CALL}(${number})`) ?? ''
  }

  /** Where the attack with this number is. */
  location(number: number): string {
    return `${this.#used[number]} (${number})`
  }

  get count(): number {
    return this.#used.length
  }
}
