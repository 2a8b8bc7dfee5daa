import './api.css'
import './api/folds.css'
import './api/samples.css'
import './api/try.css'
import './api/try-fields.css'
import './api/credentials.css'
import './oauth/oauth.css'
import { startRecursiveSchemas } from './api/again.ts'
import { startLateParts } from './api/late-parts.ts'
import { startSharedSchemas } from './api/shared-schemas.ts'
import { startTrying } from './api/trying.ts'

startRecursiveSchemas()
startLateParts()
startSharedSchemas()
startTrying()
