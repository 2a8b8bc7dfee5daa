import answerStyles from './api/answer.css?inline'
import { startForms } from './api/form.ts'
import { startSamples } from './api/samples.ts'
import { adoptStyles } from './base/adopt-styles.ts'

adoptStyles(answerStyles)
startForms()
startSamples()
// Shows the forms, which are hidden until this script runs.
document.documentElement.dataset.canTry = ''
