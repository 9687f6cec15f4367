import type { Figure } from './report.ts'
import { measureVisits, PHONE } from './visits.ts'

const DASHBOARD = '/app/dashboard'

/** Measures the first pages of a sign-up, and the dashboard of a customer. */
export function measurePaint(): Promise<Figure[]> {
  return measureVisits([
    { path: '/', device: PHONE, cache: 'empty', budgetSeconds: 1.2 },
    { path: '/onboarding/business-type', device: PHONE, cache: 'empty', budgetSeconds: 1.2, tapBudgetSeconds: 1.6 },
    { path: DASHBOARD, device: PHONE, cache: 'empty', isSignedIn: true, budgetSeconds: 2.1 },
    { path: DASHBOARD, device: PHONE, cache: 'warm', isSignedIn: true, budgetSeconds: 1.2 },
  ])
}
