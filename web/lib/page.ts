import { type ComponentType, lazy } from 'react'

/** What can be fetched ahead of the first time it is drawn. */
export interface Page {
  fetch(): Promise<unknown>
}

/** The component of this name, whose module loads when it is first drawn, or ahead of that by `fetch`. */
export function page<Name extends string, Props>(
  load: () => Promise<{ [key in Name]: ComponentType<Props> }>,
  name: Name,
) {
  return Object.assign(
    lazy(async () => ({ default: (await load())[name] })),
    { fetch: load },
  )
}
