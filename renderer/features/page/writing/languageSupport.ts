import './completion.ts'
import './hover.ts'
import './structure.ts'
