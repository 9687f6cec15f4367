import { nearNames } from './near-names.ts'
import { type StateOptions, stateUrl } from './state-url.ts'

/** Says that the state does not exist, and links to states with similar names. */
export function showUnknownState(wantedId: string, ids: readonly string[], options: StateOptions): void {
  const heading = Object.assign(document.createElement('h1'), { textContent: `There is no state "${wantedId}".` })
  const list = document.createElement('ul')
  for (const id of nearNames(wantedId, ids)) {
    const href = stateUrl(location.pathname, { ...options, state: id })
    const entry = document.createElement('li')
    entry.append(Object.assign(document.createElement('a'), { href, textContent: id }))
    list.append(entry)
  }
  const gallery = Object.assign(document.createElement('a'), { href: '/gallery', textContent: 'All states' })
  const main = document.createElement('main')
  main.style.cssText = 'padding: 2rem; font: 1rem/1.6 system-ui'
  main.append(heading, 'Near names:', list, gallery)
  document.body.replaceChildren(main)
  document.documentElement.dataset.mockState = `unknown ${wantedId}`
}
