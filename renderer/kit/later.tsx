import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react'

/** A component whose code is loaded when it is first rendered; until then it renders nothing. */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => React.JSX.Element {
  const Loaded = lazy(async () => ({ default: await load() }))
  return props => (
    <Suspense>
      <Loaded {...(props as ComponentProps<typeof Loaded>)} />
    </Suspense>
  )
}
