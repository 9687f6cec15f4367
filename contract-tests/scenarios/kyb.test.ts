import * as client from '#web/api/generated/kyb.ts'
import { runScenarios } from './run-scenarios.ts'

runScenarios('kyb', client)
