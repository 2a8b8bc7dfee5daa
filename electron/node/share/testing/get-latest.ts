import { sharerIn } from './sharing-fixture.ts'

// Run by a test as a process of its own, which it kills: gets newer changes into a folder.
const [folder = '', data = ''] = process.argv.slice(2)
await sharerIn(folder, data).share.getLatest()
