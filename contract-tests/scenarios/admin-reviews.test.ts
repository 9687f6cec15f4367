import { runScenarios } from './run-scenarios.ts'
import { reviewScenarios } from './scripts/admin-reviews.ts'

runScenarios('admin-reviews', reviewScenarios)
