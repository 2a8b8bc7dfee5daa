import { configureGlobal, readConfigureGlobal } from 'fast-check'

// The gate tries the same cases every time, so that it says something about the change at hand alone.
// SEED=random npm run unit looks for new ones, SEED=<number> repeats a run that found one.
const { SEED = '20260704' } = process.env
if (SEED !== 'random') configureGlobal({ ...readConfigureGlobal(), seed: Number(SEED) })
