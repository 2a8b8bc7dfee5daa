import { type ComponentType, lazy, Suspense, useState } from 'react'

/** A component whose code is loaded when it is first rendered, or before by `load`. */
export interface Later<Props extends object> {
  (props: Props): React.JSX.Element
  load(): Promise<void>
}

interface Code<Props extends object> {
  /** `undefined` until the code is loaded. */
  loaded: ComponentType<Props> | undefined
  /** Renders nothing until then. */
  readonly awaited: ComponentType<Props>
}

function Part<Props extends object>({ code, props }: { readonly code: Code<Props>; readonly props: Props }) {
  const [Shown] = useState(() => code.loaded ?? code.awaited)
  return (
    <Suspense>
      <Shown {...props} />
    </Suspense>
  )
}

/** A component whose code is loaded later; until then it renders nothing. Once the code is there, it renders at once. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): Later<Props> {
  const loading = async () => {
    code.loaded = await load()
    return { default: code.loaded }
  }
  const code: Code<Props> = { loaded: undefined, awaited: lazy(loading) }
  return Object.assign((props: Props) => <Part code={code} props={props} />, {
    load: async () => void (await loading()),
  })
}
