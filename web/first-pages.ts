interface FirstPage {
  path: string
  /** The modules that `web/routes.tsx` loads for it. */
  modules: readonly string[]
  /** Its HTML has the content already, in both languages. */
  prerendered?: true
  /** What it reads from the server for a signed-in customer. boot.js requests it before the scripts are there. */
  requests?: readonly string[]
}

/** The usual first pages of a visit. The build writes a file for each, whose scripts load side by side. */
export const FIRST_PAGES: readonly FirstPage[] = [
  { path: '/', modules: ['features/landing/LandingPage.tsx'], prerendered: true },
  {
    path: '/onboarding/business-type',
    modules: ['sign-up/Guarded.tsx', 'features/onboarding/BusinessTypePage.tsx'],
    prerendered: true,
  },
  {
    path: '/app/dashboard',
    modules: [
      'features/session/SignedIn.tsx',
      'features/session/CustomerSession.tsx',
      'layouts/AppShell.tsx',
      'features/session/ProfileFirst.tsx',
      'features/wallet/dashboard/DashboardPage.tsx',
    ],
    requests: ['/api/v1/auth/me', '/api/v1/wallet'],
  },
]
