import { buildCommand } from './build-command.ts'
import type { Recipe } from './recipe.ts'
import { ROOT_FILES } from './root-files.ts'

/** A workflow of its own: other workflows stay as they are. */
export const github: Recipe = {
  file: ROOT_FILES.github,
  isAtRoot: true,
  write: order => `# Builds the documentation and publishes it on GitHub Pages.
name: Documentation

on:
  push:
    branches: [${JSON.stringify(order.branch)}]
  workflow_dispatch:

permissions:
  contents: read
  pages: write
  id-token: write

concurrency:
  group: pages
  cancel-in-progress: false

jobs:
  publish:
    runs-on: ubuntu-latest
    environment:
      name: github-pages
      url: \${{ steps.publish.outputs.page_url }}
    steps:
      - uses: actions/checkout@v4
        with:
          # Pages can show when they were changed last.
          fetch-depth: 0
      - uses: actions/setup-node@v4
        with:
          node-version: 22
      - id: pages
        uses: actions/configure-pages@v5
      - name: Build
        run: ${buildCommand(order, { from: order.within, out: 'site', address: '$SITE_URL' })}
        env:
          SITE_URL: \${{ steps.pages.outputs.base_url }}
      - uses: actions/upload-pages-artifact@v3
        with:
          path: site
      - id: publish
        uses: actions/deploy-pages@v4
`,
}
