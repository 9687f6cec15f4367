import * as client from '#web/api/generated/admin.ts'
import { adminPlays } from './plays/admin.ts'
import { runScenarios } from './run-scenarios.ts'

runScenarios('admin', client, adminPlays)
