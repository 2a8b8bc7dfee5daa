import { startForms } from './api/form.ts'

startForms()
// Shows the forms, which are hidden until this script runs.
document.documentElement.dataset.canTry = ''
