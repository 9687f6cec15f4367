import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { fetchFirstFonts } from './lib/fonts.ts'
import { followSystemTheme } from './lib/theme.ts'
import { fetchFirstPage } from './routes.tsx'
import './styles/app.css'

declare global {
  /** The buttons and inputs that were pressed since boot.js has run, in order. It no longer remembers any. */
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
/** By their places, because the app may replace the elements. */
const presses = takeEarlyPresses().map(element => controls().indexOf(element))
if (!content || dataset.visit === 'continued') {
  root.replaceChildren()
  delete dataset.visit
  createRoot(root).render(<App />)
} else if ('replaced' in content.dataset) {
  // At once: nothing can be pressed in between, and the reader's place in the page stays.
  flushSync(() => createRoot(root).render(<App onReady={pressAgain} />))
} else {
  hydrateRoot(root, <App onReady={pressAgain} />)
}

/** Makes up for what was pressed before the page could react. Of the choices of a radio group, the last one counts. */
function pressAgain(): void {
  const found = controls()
  for (const place of presses.splice(0)) {
    const element = found[place]
    const isInput = element instanceof HTMLInputElement
    if (isInput && !element.checked) continue
    // Otherwise a click would choose what is chosen already.
    if (isInput) element.checked = false
    element?.click()
  }
}
