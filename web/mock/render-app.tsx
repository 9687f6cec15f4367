import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { App } from '#web/app.tsx'
import { fetchFirstFonts } from '#web/lib/fonts.ts'
import { followSystemTheme } from '#web/lib/theme.ts'
import '#web/styles/app.css'

fetchFirstFonts()

const root = createRoot(document.getElementById('root')!)
let visits = 0

/** Takes the app off the screen, with everything that it was about to do. */
export function clearApp(): void {
  flushSync(() => root.render(null))
}

/** As web/main.tsx does, and anew each time: nothing of the state before is left on the screen. */
export function renderApp(): void {
  followSystemTheme()
  visits += 1
  // At once: what a script looks for must not be found on the screen before.
  flushSync(() => root.render(<App key={visits} />))
}
