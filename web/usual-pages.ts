/** The modules that `web/pages.ts` loads for every page of a signed-in customer. */
export const SHELL = [
  'features/session/SignedIn.tsx',
  'features/session/CustomerSession.tsx',
  'layouts/AppShell.tsx',
  'features/session/ProfileFirst.tsx',
] as const

/** The modules that `web/pages.ts` loads for the usual pages of a customer, in the order of a first visit. */
export const USUAL_PAGES = {
  landing: ['features/landing/LandingPage.tsx'],
  'first-step': ['sign-up/Guarded.tsx', 'features/onboarding/BusinessTypePage.tsx'],
  phone: ['layouts/ServerState.tsx', 'features/auth/PhonePage.tsx'],
  code: ['features/session/OnboardingSession.tsx', 'features/auth/OtpPage.tsx'],
  complete: ['features/onboarding/CompletePage.tsx'],
  'sign-in': ['layouts/ServerState.tsx', 'features/auth/login/LoginPage.tsx'],
  dashboard: [...SHELL, 'features/wallet/dashboard/DashboardPage.tsx'],
} as const
