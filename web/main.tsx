import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { fetchFirstFonts } from './lib/fonts.ts'
import { followSystemTheme } from './lib/theme.ts'
import { fetchFirstPage } from './next-pages.tsx'
import './styles/app.css'

declare global {
  /** Returns the buttons and inputs that were pressed since boot.js ran, in order, and clears that list. */
  function takeEarlyPresses(): (HTMLElement | null)[]
}

fetchFirstFonts()
followSystemTheme()

const { lang, dataset } = document.documentElement
/** The contents of a prerendered page, one in each language. */
const contents = [...document.querySelectorAll<HTMLElement>('[data-prerendered]')]
const content = contents.find(each => each.dataset.prerendered === lang)
for (const each of contents) if (each !== content) each.remove()

await fetchFirstPage(location.pathname)
if (content) {
  content.id = 'root'
  content.removeAttribute('data-prerendered')
}
const root = document.getElementById('root')!
const controls = (): (HTMLElement | null)[] => [...root.querySelectorAll<HTMLElement>('button, input')]
/** The rendering is synchronous, so that nothing can be pressed in between and the reader's position in the page stays. */
const presses = takeEarlyPresses().map(element => controls().indexOf(element))
if (!content || dataset.visit === 'continued') {
  root.replaceChildren()
  delete dataset.visit
  createRoot(root).render(<App />)
} else if ('replaced' in content.dataset) {
  // Repeats the presses from before the page could react. In a radio group, the last one counts.
  flushSync(() => createRoot(root).render(<App onReady={pressAgain} />))
} else {
  hydrateRoot(root, <App onReady={pressAgain} />)
}

/** Otherwise a click would choose an option that is already chosen. */
function pressAgain(): void {
  const elements = controls()
  for (const place of presses.splice(0)) {
    const element = elements[place]
    const isInput = element instanceof HTMLInputElement
    if (isInput && !element.checked) continue
    // Otherwise a click would choose an option that is already chosen.
    if (isInput) element.checked = false
    element?.click()
  }
}
