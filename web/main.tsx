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
const presses = takeEarlyPresses()
if (content && !('replaced' in content.dataset) && dataset.visit !== 'continued') {
  hydrateRoot(root, <App onReady={pressAgain} />)
} else {
  root.replaceChildren()
  delete dataset.visit
  createRoot(root).render(<App />)
}

/** Makes up for what was pressed before the page could react. Of the choices of a radio group, the last one counts. */
function pressAgain(): void {
  for (const element of presses.splice(0)) {
    const isInput = element instanceof HTMLInputElement
    if (isInput && !element.checked) continue
    // Otherwise a click would choose what is chosen already.
    if (isInput) element.checked = false
    element?.click()
  }
}
