import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { fetchFirstFonts } from '#web/lib/fonts.ts'
import { LocaleProvider } from '#web/lib/locale.tsx'
import { followSystemTheme } from '#web/lib/theme.ts'
import { Gallery } from './Gallery.tsx'
import '#web/styles/app.css'
import './gallery.css'

fetchFirstFonts()
followSystemTheme()

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <LocaleProvider>
      {/* Components with links need a router. The links do not leave the gallery. */}
      <MemoryRouter>
        <Gallery />
      </MemoryRouter>
    </LocaleProvider>
  </StrictMode>,
)
