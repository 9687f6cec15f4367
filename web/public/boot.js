// Runs before the first paint so that language, direction and theme are right from the start. It stands in a file of its
// own because the Content-Security-Policy refuses inline scripts. web/lib/preferences.ts keeps the same two keys.
;(() => {
  const root = document.documentElement
  const stored = key => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  const locale = stored('plink.locale') || (/^ar\b/i.test(navigator.language) ? 'ar' : 'en')
  root.lang = locale
  root.dir = locale === 'ar' ? 'rtl' : 'ltr'
  root.dataset.theme = stored('plink.theme') || (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
  for (const link of document.querySelectorAll('[data-path]'))
    if (link.dataset.path === location.pathname) link.media = 'all'
})()
