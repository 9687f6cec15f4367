import type { Deps } from '#api/deps.ts'

/** What taking transfers on depends on. */
export type AdvanceDeps = Pick<
  Deps,
  'db' | 'clock' | 'log' | 'licence' | 'transferLimits' | 'beneficiaries' | 'providers'
>
