import { scripts } from '../subjects/transfer-batches.ts'
import { runScenarios } from './run-scenarios.ts'

runScenarios('transfer-batches', scripts)
