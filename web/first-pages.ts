import { DOCS_PAGES, type DocsPlace } from './docs-pages.ts'
import { SHELL, USUAL_PAGES } from './usual-pages.ts'

export interface FirstPage {
  path: string
  /** The modules that `web/pages.ts` loads for this page. */
  modules: readonly string[]
  /** The HTML already has the content, in both languages. The app renders it again if it depends on the URL, as in the documentation. */
  prerendered?: 'hydrated' | 'replaced'
  docs?: DocsPlace
  /** The requests of a signed-in customer's page. boot.js sends them before the scripts are loaded. */
  requests?: readonly string[]
}

/** What boot.js requests for a signed-in customer, whose every page shows the name and the balance. */
const SIGNED_IN = ['/api/v1/auth/me', '/api/v1/wallet']

/** The usual first pages of a visit. The build writes a file for each, whose scripts load side by side. */
export const FIRST_PAGES: readonly FirstPage[] = [
  { path: '/', modules: USUAL_PAGES.landing, prerendered: 'hydrated' },
  {
    path: '/onboarding/business-type',
    modules: USUAL_PAGES['first-step'],
    prerendered: 'hydrated',
  },
  {
    path: '/app/dashboard',
    modules: USUAL_PAGES.dashboard,
    requests: SIGNED_IN,
  },
  // The server sends it for every other address below, from a bookmark or a message. Without it, the shell would load module by module.
  { path: '/app', modules: SHELL, requests: SIGNED_IN },
  ...DOCS_PAGES.map(
    (docs): FirstPage => ({
      path: docs.path,
      modules: ['docs-routes.tsx', docs.module, ...(docs.data ? [docs.data] : [])],
      prerendered: 'replaced',
      docs,
    }),
  ),
]
