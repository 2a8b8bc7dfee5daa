import './api.css'
import './api/try.css'
import { startForms } from './api/form.ts'

startForms()
