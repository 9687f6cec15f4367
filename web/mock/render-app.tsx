import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { App } from '#web/app.tsx'
import { fetchFirstFonts } from '#web/lib/fonts.ts'
import { followSystemTheme } from '#web/lib/theme.ts'
import '#web/styles/app.css'

fetchFirstFonts()

const root = createRoot(document.getElementById('root')!)
let visits = 0

/** Removes the app from the screen, with all of its pending work. */
export function clearApp(): void {
  flushSync(() => root.render(null))
}

/** Renders the app like web/main.tsx, but from scratch each time, so that nothing of the previous state stays on the screen. */
export function renderApp(): void {
  followSystemTheme()
  visits += 1
  // The rendering is synchronous, so that a script does not find elements of the previous screen.
  flushSync(() => root.render(<App key={visits} />))
}
