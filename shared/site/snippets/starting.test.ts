import { expect, test } from 'vitest'
import { drawFirst } from '../testing/draw-first.ts'

const htmlOf = async (files: Readonly<Record<string, string>>) => (await drawFirst(files)).html

const PICKER = `import React, { useEffect, useRef, useState } from "react"

export const Picker = ({ title }) => {
  const base = typeof window === "undefined" ? "" : window.location.pathname
  const options = [{ id: "mac", label: "Mac" }, { id: "pc", label: "PC" }]
  const [chosen, setChosen] = useState("pc")
  const [isOpen] = React.useState(() => options.length > 1)
  const box = useRef(null)
  useEffect(() => {
    const again = setInterval(() => setChosen("mac"), 1000)
    return () => clearInterval(again)
  }, [])
  let found = options.find(option => option.id === chosen)
  function remember() {
    for (const each of options) localStorage.setItem(each.id, "1")
  }
  const choose = id => {
    remember()
    setChosen(id)
  }
  if (!isOpen) return null
  return (
    <section ref={box} onMouseEnter={remember}>
      <header className="flex">{title}{base}</header>
      {options.map(option => (
        <button key={option.id} className={option.id === found.id ? "block" : "flex"} onClick={() => choose(option.id)}>
          {option.label}
        </button>
      ))}
    </section>
  )
}
`

test('a component with a state and handlers is drawn as it starts', async () => {
  const html = await htmlOf({
    'page.mdx': 'import { Picker } from "/snippets/picker.jsx"\n\n<Picker title="Your computer" />\n',
    'snippets/picker.jsx': PICKER,
  })
  expect(html).toContain('<div class="u-flex">Your computer</div>')
  expect(html).toMatch(/<span class="u-flex">Mac<\/span>\s*<span class="u-block">PC<\/span>/)
  expect(html).not.toMatch(/click|mouse|expression/i)
})

test.each([
  ['a function that it calls cannot be read', 'const made = () => { throw 1 }\n  return <b>{made()}</b>'],
  ['it needs a browser to start', 'return <b>{window.innerWidth + 1}</b>'],
  ['it changes what it shows', 'let a = 1\n  if (a) a = 2\n  return <b>{a}</b>'],
])('a component stays a box with its name where %s', async (_, body) => {
  const html = await htmlOf({ 'page.mdx': `export const Hi = () => {\n  ${body}\n}\n\n<Hi />\n` })
  expect(html).toContain('&lt;Hi&gt;')
})

test('a handler in a page itself is not left out in silence', async () => {
  const html = await htmlOf({ 'page.mdx': '{<b onClick={() => go()}>x</b>}\n' })
  expect(html).toContain('class="expression"')
})
