import type { Figure } from './report.ts'
import { DESKTOP, measureVisits, PHONE } from './visits.ts'

/** The paths of the measured pages. The longest page of an operation is that of `createTransfer`. */
const PATHS = [
  '/docs',
  '/docs/reference',
  '/docs/reference/transfers/createTransfer',
  '/docs/errors',
  '/docs/errors/CR_DUPLICATE',
]

/** Measures the pages that integrators open first, on a desktop and on a phone. */
export function measureDocs(): Promise<Figure[]> {
  return measureVisits(
    PATHS.flatMap(path => [
      { path, device: DESKTOP, cache: 'empty', budgetSeconds: 1.2, isText: true },
      { path, device: PHONE, cache: 'empty', budgetSeconds: 2, isText: true },
    ]),
  )
}
