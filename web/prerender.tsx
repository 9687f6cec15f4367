import { renderToStringAsync } from 'preact-render-to-string'
import { StaticRouter } from 'react-router-dom'
import { Pages } from './app.tsx'
import { type Locale, LocaleProvider } from './lib/locale.tsx'

/** The HTML of a page for somebody of whom the browser has stored nothing. Runs at build. */
export async function prerender(path: string, locale: Locale): Promise<string> {
  return renderToStringAsync(
    <LocaleProvider locale={locale}>
      <StaticRouter location={path}>
        <Pages />
      </StaticRouter>
    </LocaleProvider>,
  )
}
