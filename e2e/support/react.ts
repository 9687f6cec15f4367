import type { Locator } from '@playwright/test'

/** Whether React renders the element: it marks its elements with a key of its own. */
export const isRenderedByReact = (element: Locator): Promise<boolean> =>
  element.evaluate(node => Object.keys(node).some(key => key.startsWith('__reactFiber$')))
