import { createRoot } from 'react-dom/client'
import { Panel } from './Panel.tsx'
import styles from './panel.css?inline'

/** Beside the app, behind a boundary that neither styles nor queries of the page cross. */
export function mountPanel(): void {
  const host = document.createElement('div')
  host.id = 'plink-mock'
  document.documentElement.append(host)
  const shadow = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  shadow.adoptedStyleSheets = [sheet]
  createRoot(shadow).render(<Panel />)
}
