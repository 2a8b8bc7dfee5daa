/** The settings of a small site. */
export const DOCS =
  '{\n  "name": "Acme",\n  "navigation": [{ "group": "Start", "pages": ["intro", "setup"] }]\n}\n'

/** A small site: two pages, and files that are not pages. */
export const CONTENT = {
  'docs.json': DOCS,
  'intro.mdx': '---\ntitle: Intro\n---\n\nHello.\n',
  'setup.md': '---\ntitle: Setup\n---\n\nInstall.\n',
  'README.md': '# Readme',
  'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'photo.png': new Uint8Array([1, 2, 3]),
}
