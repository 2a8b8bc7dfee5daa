import { type Computed, list, type Native, NOTHING, record } from './values.ts'

const nothing: Native = () => NOTHING

/** Calls a function; any other value stays as it is. */
const started: Native = ([of = NOTHING], { call }) => (of.kind === 'function' ? call(of, []) : of)

/** A value that could change and what would change it: as a component is drawn once, it never does. */
const withSetter = (value: Computed): Computed => list([value, { kind: 'native', run: nothing }])

/** What components remember and do once they are shown, by its name: each gives what it gives at the start. */
export const HOOKS: Readonly<Record<string, Native>> = {
  useCallback: ([of = NOTHING]) => of,
  useEffect: nothing,
  useLayoutEffect: nothing,
  useMemo: started,
  useReducer: ([, initial = NOTHING]) => withSetter(initial),
  useRef: ([current = NOTHING]) => record(new Map([['current', current]])),
  useState: (given, computation) => withSetter(started(given, computation)),
}
