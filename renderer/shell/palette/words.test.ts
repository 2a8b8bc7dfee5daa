import { expect, test } from 'vitest'
import type { SettingsForm } from '../../../shared/config/schema/schema.ts'
import { sections } from '../../../shared/config/schema/sections.ts'
import { type CommandId, commandLabel, commands } from '../../../shared/rpc/commands.ts'
import { allSettings } from '../../features/settings/allSettings.ts'
import { localize } from '../../messages/localize.ts'
import { find } from './find.ts'
import { commandTargets, sectionTargets, settingTargets } from './targets.ts'
import words from './words.en.json' with { type: 'json' }

const forms = Object.keys(sections) as SettingsForm[]
const ids = Object.keys(commands) as CommandId[]
const usable = ids.map(id => ({
  ...commands[id],
  id,
  label: localize(commandLabel(id)),
  keys: '',
  isEnabled: true,
  run: () => {},
}))

const targets = (form: SettingsForm) => [
  ...sectionTargets(sections[form], words),
  ...settingTargets(sections[form], words),
  ...commandTargets(usable, 'Command', words),
]

test('other words are known for commands, sections and settings that exist', () => {
  const known = forms.flatMap(form => sections[form])
  expect(Object.keys(words.commands).filter(id => !(id in commands))).toEqual([])
  expect(Object.keys(words.sections).filter(id => !known.some(section => section.id === id))).toEqual([])
  const keys = new Set(allSettings(known).map(({ key }) => key))
  expect(Object.keys(words.settings).filter(key => !keys.has(key))).toEqual([])
})

/** What people type and what they mean: in both forms of docs.json, or in the older and the newer one. */
const SOUGHT: readonly (readonly [typed: string, older: string | undefined, newer?: string | undefined])[] = [
  ['send', 'command site.share'],
  ['publish', 'command site.share'],
  ['deploy', 'command site.publish'],
  ['netlify', 'command site.publish'],
  ['github pages', 'command site.publish'],
  ['online', 'command site.publish'],
  ['propose', 'command site.share'],
  ['commit', 'command site.share'],
  ['git', 'command site.share'],
  ['share', 'command site.share'],
  ['diff', 'command view.changes'],
  ['history', 'command view.changes'],
  ['compare', 'command view.changes'],
  ['dark', 'setting modeToggle', 'setting appearance'],
  ['night', 'command view.theme'],
  ['dark mode', 'setting modeToggle', 'setting appearance'],
  ['font', undefined, 'setting fonts'],
  ['typography', undefined, 'setting fonts'],
  ['theme', 'setting colors', 'setting theme'],
  ['style', 'section look'],
  ['css', 'section look'],
  ['hex', 'setting colors'],
  ['rgb', 'setting colors'],
  ['brand', 'setting logo'],
  ['color', 'setting colors'],
  ['accent', 'setting colors.primary'],
  ['picture', 'setting logo'],
  ['wallpaper', 'setting backgroundImage', 'setting background'],
  ['favicon', 'setting favicon'],
  ['browser icon', 'setting favicon'],
  ['password', 'setting api.auth', 'setting api.mdx.auth'],
  ['token', 'setting api.auth', 'setting api.mdx.auth'],
  ['bearer', 'setting api.auth', 'setting api.mdx.auth'],
  ['stars', 'setting topbarCtaButton', 'setting navbar.primary'],
  ['github', 'setting footerSocials.github', 'setting footer.socials.github'],
  ['cta', 'setting topbarCtaButton', 'setting navbar.primary'],
  ['sign up', 'setting topbarCtaButton', 'setting navbar.primary'],
  ['navbar', 'section header'],
  ['topbar', 'section header'],
  ['bottom', 'section header'],
  ['social', 'setting footerSocials', 'setting footer.socials'],
  ['twitter', 'setting footerSocials.twitter', 'setting footer.socials'],
  ['announcement', undefined, 'setting banner'],
  ['notice', undefined, 'setting banner'],
  ['swagger', 'section api'],
  ['openapi', 'section api'],
  ['endpoints', 'section api'],
  ['try it', 'setting api.playground'],
  ['playground', 'setting api.playground'],
  ['curl', undefined, 'setting api.examples'],
  ['cors', undefined, 'setting api.playground.proxy'],
  ['server', 'setting api.baseUrl', 'setting api.url'],
  ['seo', undefined, 'section sharing'],
  ['google', undefined, 'setting seo'],
  ['noindex', undefined, 'setting seo.indexing'],
  ['analytics', undefined, 'section integrations'],
  ['gdpr', undefined, 'setting integrations.cookies'],
  ['consent', undefined, 'setting integrations.cookies'],
  ['404', undefined, 'setting errors.404'],
  ['moved', 'setting redirects'],
  ['old address', 'setting redirects'],
  ['chatgpt', undefined, 'setting contextual'],
  ['copy page', undefined, 'setting contextual'],
  ['ai', undefined, 'setting contextual'],
  ['math', undefined, 'setting styling.latex'],
  ['breadcrumbs', undefined, 'setting styling.eyebrows'],
  ['last modified', undefined, 'setting metadata.timestamp'],
  ['thumbs', 'setting feedback', undefined],
  ['style guide', 'section rules'],
  ['tone', 'section rules'],
  ['vale', 'section rules'],
  ['releases', 'section versions', undefined],
  ['translations', 'command view.languages'],
  ['translate', 'command view.languages'],
  ['i18n', 'command view.languages'],
  ['errors', 'command view.problems'],
  ['broken links', 'command view.problems'],
  ['lint', 'command view.problems'],
  ['check', 'command view.problems'],
  ['issues', 'command view.problems'],
  ['spelling', 'command edit.words'],
  ['dictionary', 'command edit.words'],
  ['spellcheck', 'command edit.words'],
  ['replace', 'command edit.search'],
  ['find', 'command edit.search'],
  ['everywhere', 'command edit.search'],
  ['undo', 'command edit.undo'],
  ['mistake', 'command edit.undo'],
  ['wysiwyg', 'command view.write'],
  ['visual', 'command view.write'],
  ['rich text', 'command view.write'],
  ['raw', 'command view.json'],
  ['config', 'command view.json'],
  ['mint.json', 'command view.json'],
  ['migrate', 'command site.convert'],
  ['upgrade', 'command site.convert'],
  ['import', 'command site.convert'],
  ['create page', 'command page.new'],
  ['add page', 'command page.new'],
  ['sidebar', 'command view.navigation'],
  ['tree', 'command view.navigation'],
  ['markdown', 'command view.editor'],
  ['live', 'command view.preview'],
  ['side by side', 'command view.split'],
  ['zen', 'command view.onlyText'],
  ['distraction', 'command view.onlyText'],
  ['word wrap', 'command view.wrap'],
  ['restore', 'command site.history'],
  ['backup', 'command site.history'],
  ['earlier', 'command file.history'],
  ['help', 'command help.handbook'],
  ['manual', 'command help.handbook'],
  ['how to', 'command help.handbook'],
  ['tutorial', 'command help.tour'],
  ['license', 'command help.about'],
  ['hotkeys', 'command help.shortcuts'],
  ['keyboard', 'command help.shortcuts'],
  ['spreadsheet', 'command table.edit'],
  ['component', 'command block.insert'],
  ['image', 'command block.insert'],
  ['callout', 'command block.insert'],
  ['reuse', 'command format.snippet'],
  ['partial', 'command format.snippet'],
  ['toc', 'command format.outline'],
  ['url', 'command format.link'],
  ['checklist', 'command format.tasks'],
  ['strong', 'command format.bold'],
  ['clone', 'command block.duplicate'],
  ['reorder', 'command block.move'],
  ['attributes', 'command format.properties'],
  ['quit', 'command site.close'],
  ['recent', 'command page.edited'],
  ['dropdowns', 'section divisions', undefined],
  ['folder', 'command site.open'],
  ['reset', 'command file.revert'],
  ['concentrate', 'command view.focus'],
]

test.each(SOUGHT.map(row => ({ row, typed: row[0] })))('“$typed” finds what is meant', ({ row }) => {
  const [typed, older] = row
  const newer = row.length > 2 ? row[2] : older
  const first = (form: SettingsForm) =>
    find(targets(form), typed)
      .slice(0, 6)
      .map(({ kind, id }) => `${kind} ${id}`)
  if (older !== undefined) expect(first('older'), 'in the older form').toContain(older)
  if (newer !== undefined) expect(first('newer'), 'in the newer form').toContain(newer)
})
