import { startForms } from './api/form.ts'
import { startSamples } from './api/samples.ts'

startForms()
startSamples()
// Shows the forms, which are hidden until this script runs.
document.documentElement.dataset.canTry = ''
