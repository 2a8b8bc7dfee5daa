import { configureGlobal, readConfigureGlobal } from 'fast-check'

// CI tries the same cases every time, so that a failure is caused by the current change.
// SEED=random npm run unit looks for new ones, SEED=<number> repeats a run that found one.
const { SEED = '20260704' } = process.env
if (SEED !== 'random') configureGlobal({ ...readConfigureGlobal(), seed: Number(SEED) })
