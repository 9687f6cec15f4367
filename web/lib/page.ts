import { type ComponentType, lazy } from 'react'

/** A component whose module can be loaded in advance. */
export interface Page {
  fetch(): Promise<unknown>
}

/** A lazy component. Its module loads at the first rendering, or earlier by `fetch`. */
export function page<Name extends string, Props>(
  load: () => Promise<{ [key in Name]: ComponentType<Props> }>,
  name: Name,
) {
  return Object.assign(
    lazy(async () => ({ default: (await load())[name] })),
    { fetch: load },
  )
}
