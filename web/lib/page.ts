import { type ComponentType, createElement, lazy, useState } from 'react'

/** A component whose module can be loaded in advance. */
export interface Page {
  fetch(): Promise<unknown>
}

/** A lazy component. Its module loads at the first rendering, or earlier by `fetch`. It is rendered at once if it has been loaded by then. */
export function page<Name extends string, Props extends object>(
  load: () => Promise<{ [key in Name]: ComponentType<Props> }>,
  name: Name,
): ComponentType<Props> & Page {
  let component: ComponentType<Props> | undefined
  const fetch = async () => {
    component = (await load())[name]
    return { default: component }
  }
  const Later = lazy(fetch)
  function Page(props: Props) {
    // The component never changes, because another one would start with an empty state.
    const [Component] = useState<ComponentType<Props>>(() => component ?? Later)
    return createElement(Component, props)
  }
  return Object.assign(Page, { fetch })
}
