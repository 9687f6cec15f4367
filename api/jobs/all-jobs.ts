import type { Job } from './job.ts'
import { runMaintenance } from './maintenance.ts'

export const ALL_JOBS: readonly Job[] = [{ name: 'maintenance', schedule: '0 * * * *', run: runMaintenance }]
