import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { fetchFirstFonts } from './lib/fonts.ts'
import { followSystemTheme } from './lib/theme.ts'
import './styles/app.css'

fetchFirstFonts()
followSystemTheme()

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
