import './completion.ts'
import './hover.ts'
