import type { Locator } from '@playwright/test'

/** Whether React renders the element. React marks its elements with its own key. */
export const isRenderedByReact = (element: Locator): Promise<boolean> =>
  element.evaluate(node => Object.keys(node).some(key => key.startsWith('__reactFiber$')))
