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

  // The style sheet hides prerendered content from somebody who continues a visit or a sign-up, because another content follows.
  const isSignUp = location.pathname.startsWith('/onboarding/')
  if (history.state?.usr || (isSignUp && stored('plink.onboarding'))) root.dataset.visit = 'continued'

  // A prerendered page can be pressed before the scripts are there. Its links work then. web/main.tsx presses the rest again.
  const presses = []
  const remember = ({ target }) => presses.push(target.closest('button, input'))
  addEventListener('click', remember, true)
  window.takeEarlyPresses = () => {
    removeEventListener('click', remember, true)
    return presses
  }

  // The first requests of a signed-in customer leave before the scripts are there. web/api/early-responses.ts takes the responses.
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
        // A refusal may be over when somebody asks: a customer without a business gets one.
        else delete window.early.responses[path]
      }
      keepBody().catch(() => {})
    }
  }
})()
