import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Arch, build, type LinuxPackager, Platform } from 'electron-builder'

const root = fileURLToPath(new URL('../../..', import.meta.url))

// Parts of the builder that its package does not export, loaded as the builder loads them.
const require = createRequire(createRequire(`${root}package.json`).resolve('electron-builder/package.json'))
const { LinuxTargetHelper } = require('app-builder-lib/out/targets/LinuxTargetHelper.js')

/** What the builder made for Linux. */
export interface PackedApp {
  /** The folder that is packed into the installers. */
  readonly folder: string
  /** The program's file. */
  readonly program: string
  readonly asar: string
  /** The file that shows the app in menus. */
  readonly desktop: string
  /** The sizes of the icons, in pixels. */
  readonly icons: readonly number[]
}

/** The text before the fuses in Electron's program, and fuses that are all on, in the format of version 1. */
const FUSES = `dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX${String.fromCharCode(1, 8)}11111111`

/** Makes a folder in place of Electron's own: the builder reads, copies and changes it, and nothing starts it. */
function standInElectron(folder: string): string {
  mkdirSync(join(folder, 'resources'), { recursive: true })
  mkdirSync(join(folder, 'locales'))
  writeFileSync(join(folder, 'electron'), FUSES)
  chmodSync(join(folder, 'electron'), 0o755)
  for (const name of ['LICENSE', 'LICENSES.chromium.html', 'locales/en-US.pak'])
    writeFileSync(join(folder, name), name)
  return folder
}

/** Packs the built app for Linux as a release does, below `target`, with a stand-in for Electron's program. */
export async function packApp(target: string): Promise<PackedApp> {
  const electronDist = standInElectron(join(target, 'electron'))
  let packager: LinuxPackager | undefined
  await build({
    projectDir: root,
    targets: Platform.LINUX.createTarget('dir', Arch.x64),
    publish: 'never',
    config: {
      electronDist,
      directories: { output: join(target, 'out') },
      afterPack: context => {
        packager = context.packager as LinuxPackager
      },
    },
  })
  if (!packager) throw new Error('The builder packed nothing.')
  const helper = new LinuxTargetHelper(packager)
  const icons: readonly { readonly size: number }[] = await helper.icons
  const folder = join(target, 'out', 'linux-unpacked')
  return {
    folder,
    program: join(folder, 'galley'),
    asar: join(folder, 'resources', 'app.asar'),
    desktop: await helper.computeDesktopEntry(packager.platformSpecificBuildOptions),
    icons: icons.map(({ size }) => size),
  }
}
