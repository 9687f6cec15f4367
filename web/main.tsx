import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { fetchFirstFonts } from './lib/fonts.ts'
import { followSystemTheme } from './lib/theme.ts'
import { fetchFirstPage } from './routes.tsx'
import './styles/app.css'

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
if (content && dataset.visit !== 'continued') {
  hydrateRoot(root, <App />)
} else {
  root.replaceChildren()
  delete dataset.visit
  createRoot(root).render(<App />)
}
