import './completion.ts'
import './followTarget.ts'
import './hover.ts'
import './structure.ts'
