import type { Job } from './job.ts'
import { runMaintenance } from './maintenance.ts'
import { rescreenCustomers } from './rescreen-customers.ts'

export const ALL_JOBS: readonly Job[] = [
  { name: 'maintenance', schedule: '0 * * * *', run: runMaintenance },
  { name: 'rescreening', schedule: '*/15 * * * *', run: rescreenCustomers },
]
