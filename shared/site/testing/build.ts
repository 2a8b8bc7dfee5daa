import { message } from '../../messages/message.ts'
import type { LongFile, OutputFile } from '../base/output-file.ts'
import type { Need } from '../base/shipped.ts'
import { type BuildStep, buildRest, PageBuilder } from '../build.ts'
import { PictureCache } from '../pictures/load.ts'
import { planOutputs } from '../plan/outputs.ts'
import type { Site } from '../plan/plan.ts'
import { shippedFiles } from '../shipped-files.ts'

const bytes = (text: string) => Uint8Array.from([...text].map(char => char.charCodeAt(0)))

const wholeFile = ({ path, pieces }: LongFile): OutputFile => ({ path, content: [...pieces].join('') })

/** Builds a whole site in memory from texts by file; the content of every other file is its own name. */
export async function built(site: Site, texts: Readonly<Record<string, string>>, base = '/') {
  const read: string[] = []
  const sources = {
    readText: async (path: string) => {
      const text = texts[path]
      if (text === undefined) throw new Error(`no ${path}`)
      return { text }
    },
    readBytes: async (path: string) => {
      read.push(path)
      return bytes(path)
    },
    readShipped: async (name: string) => bytes(name),
  }
  const { shipped, files: loaded } = await shippedFiles(sources, site)
  const { tasks, problems, outputs } = planOutputs(site)
  const steps: BuildStep[] = [...problems]
  const needs = new Set<Need>()
  const pictures = new PictureCache(async path => bytes(texts[path] ?? path))
  const builder = new PageBuilder(site, shipped, {
    readText: sources.readText,
    pictures,
  })
  const used = new Set<string>()
  const indexed = new Set<string>()
  for (const task of tasks) {
    try {
      const page = await builder.build(task)
      steps.push(...page.outputs)
      for (const path of page.used) used.add(path)
      for (const need of page.needs) needs.add(need)
      if (page.isIndexed) indexed.add(task.file)
    } catch (error) {
      steps.push({ file: task.file, message: message('common:verbatim', { text: String(error) }) })
    }
  }
  for (const { path, need, read: content } of loaded) {
    if (need === undefined || needs.has(need)) steps.push({ path, content: await content() })
  }
  const contents = () =>
    new Map(steps.flatMap(step => ('content' in step ? [[step.path, step.content]] : [])))
  const readBuilt = (path: string) => contents().get(path)?.toString()
  const isIndexed = (file: string) => indexed.has(file)
  const rest = { site, shipped, outputs, pictures, base, used, needs, isIndexed, readBuilt }
  for await (const step of buildRest(rest, sources)) steps.push('pieces' in step ? wholeFile(step) : step)
  const files = steps.filter((step): step is OutputFile => 'content' in step)
  return {
    files,
    read,
    problems: steps.filter(step => !('path' in step)),
    paths: files.map(file => file.path),
  }
}
