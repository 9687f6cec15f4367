// Runs before the first paint, so that language, direction and theme are right from the start. It is a separate file, because the
// Content-Security-Policy refuses inline scripts. web/lib/preferences.ts uses the same two keys.
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

  // The style sheet hides prerendered content from people who continue a visit or a sign-up, because they will see different content.
  const isSignUp = location.pathname.startsWith('/onboarding/')
  if (history.state?.usr || (isSignUp && stored('plink.onboarding'))) root.dataset.visit = 'continued'

  // A prerendered page can be pressed before the scripts have loaded. Its links work by then, and web/main.tsx repeats the other presses.
  const presses = []
  const remember = ({ target }) => presses.push(target.closest('button, input'))
  addEventListener('click', remember, true)
  window.takeEarlyPresses = () => {
    removeEventListener('click', remember, true)
    return presses
  }

  // The first requests of a signed-in customer are sent before the scripts have loaded. web/api/early-responses.ts uses the responses.
  const { requests, inactivitySeconds } = document.currentScript.dataset
  const token = stored('accessToken')
  const isActive = Date.now() - (stored('plink.sessionActivity') ?? Date.now()) < inactivitySeconds * 1000
  if (requests && token && isActive) {
    window.early = { token, responses: {}, bodies: {} }
    for (const path of requests.split(' ')) {
      const response = fetch(path, { headers: { Authorization: `Bearer ${token}` } })
      window.early.responses[path] = response
      const keepBody = async () => {
        const copy = (await response).clone()
        if (copy.ok) window.early.bodies[path] = await copy.json()
        // A refusal is not kept, because it may be outdated when the app asks: a customer without a business gets one.
        else delete window.early.responses[path]
      }
      keepBody().catch(() => {})
    }
  }
})()
