import './api.css'
import './api/folds.css'
import './api/try.css'
import './api/try-fields.css'
import { startRecursiveSchemas } from './api/again.ts'
import { startTrying } from './api/trying.ts'

startRecursiveSchemas()
startTrying()
