import { renderToString } from 'react-dom/server.edge'
import { StaticRouter } from 'react-router-dom'
import { Pages } from './app.tsx'
import { type Locale, LocaleProvider } from './lib/locale.tsx'
import { fetchFirstPage } from './next-pages.tsx'

/** Returns the HTML of a page for a visitor about whom the browser has stored nothing. It runs during the build. */
export async function prerender(path: string, locale: Locale): Promise<string> {
  // The page loads first, as in the browser. A page that suspends would bring inline scripts, which the Content-Security-Policy refuses.
  await fetchFirstPage(path)
  return renderToString(
    <LocaleProvider locale={locale}>
      <StaticRouter location={path}>
        <Pages />
      </StaticRouter>
    </LocaleProvider>,
  )
}
