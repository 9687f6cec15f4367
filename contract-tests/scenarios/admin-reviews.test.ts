import { scripts } from '../subjects/admin-reviews.ts'
import { runScenarios } from './run-scenarios.ts'

runScenarios('admin-reviews', scripts)
