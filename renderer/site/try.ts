import { startForms } from './api/form.ts'

startForms()
// Until now nobody could have used them: they were not seen.
document.documentElement.dataset.canTry = ''
