import { startOAuth } from './oauth/start.ts'

startOAuth()
