import React from 'react'
import { flushSync } from 'react-dom'

/** Renders what `run` changes at once, with its effects, and what these change in turn. */
async function act(run: () => Promise<void>): Promise<void> {
  let running: Promise<void> | undefined
  flushSync(() => {
    running = run()
  })
  await running
  await new Promise(resolve => setTimeout(resolve))
}

// The build of React that people get has none; the library that renders components for tests waits by it.
Object.assign(React, { act })
