import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (file: string) => readFileSync(`${root}${file}`, 'utf8')
const config: Record<string, unknown> & { readonly files: readonly string[] } = parse(
  read('electron-builder.yml'),
)

// The builder's own check of its configuration, loaded as the builder loads it.
const require = createRequire(createRequire(`${root}package.json`).resolve('electron-builder/package.json'))
const { validateConfiguration } = require('app-builder-lib/out/util/config/config.js')
const { DebugLogger } = require('builder-util')
const check = (value: unknown) => validateConfiguration(value, new DebugLogger(false))

test('the configuration is valid for the builder', async () => {
  await expect(check(structuredClone(config))).resolves.toBeUndefined()
  await expect(check({ ...structuredClone(config), filez: [] })).rejects.toThrow('filez')
})

// Covers S06
test('only listed files are shipped, and no sources, source maps or packages', () => {
  const excluded = config.files.filter(path => path.startsWith('!'))
  expect(excluded).toEqual(['!dist/**/*.map'])
  const shipped = config.files.filter(path => !excluded.includes(path))
  expect(shipped.every(path => /^(dist|resources)\/|^package\.json$/.test(path))).toBe(true)
  expect(shipped).not.toContain('dist/**')
  expect(config.files).toContain('dist/electron/**')
  for (const folder of ['resources/handbook', 'resources/starter'])
    expect(existsSync(`${root}${folder}`)).toBe(true)
  expect(JSON.parse(read('package.json')).dependencies).toBeUndefined()
})

test('the app contains everything in the npm package', () => {
  const { files }: { readonly files: readonly string[] } = JSON.parse(read('package.json'))
  const places = config.files.map(path => path.replace(/\/\*\*$/, ''))
  // The licenses are beside the app.
  expect(files.filter(path => !places.includes(path))).toEqual(['dist/licenses.txt'])
})

// Covers E10
test('E10: every fuse is set to its strict value', () => {
  expect(config.electronFuses).toEqual({
    runAsNode: false,
    enableCookieEncryption: false,
    enableNodeOptionsEnvironmentVariable: false,
    enableNodeCliInspectArguments: false,
    enableEmbeddedAsarIntegrityValidation: true,
    onlyLoadAppFromAsar: true,
    loadBrowserProcessSpecificV8Snapshot: false,
    grantFileProtocolExtraPrivileges: false,
    resetAdHocDarwinSignature: true,
  })
})

test('on macOS the app may compile scripts, and asks for no other entitlement', () => {
  const { mac }: Record<string, unknown> = config
  expect(mac).toMatchObject({
    hardenedRuntime: true,
    entitlements: 'resources/entitlements.mac.plist',
    entitlementsInherit: 'resources/entitlements.mac.plist',
  })
  const keys = [...read('resources/entitlements.mac.plist').matchAll(/<key>(.*?)<\/key>/g)]
  expect(keys.map(([, key]) => key)).toEqual(['com.apple.security.cs.allow-jit'])
})

test('on Linux and macOS the app declares that it opens folders, so that one can be dropped on its icon', () => {
  expect(config.linux).toMatchObject({ mimeTypes: ['inode/directory'] })
  expect(config.mac).toMatchObject({
    extendInfo: { CFBundleDocumentTypes: [{ LSItemContentTypes: ['public.folder'] }] },
  })
})

test('nothing updates itself', () => {
  expect(config.publish).toBeNull()
})

test('the icon is where the builder looks for it, in the size that every system needs', () => {
  const { directories }: Record<string, unknown> = config
  const png = readFileSync(`${root}${Object(directories).buildResources}/icon.png`)
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1024, 1024])
})
