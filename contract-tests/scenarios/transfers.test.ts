import { scripts } from '../subjects/transfers.ts'
import { runScenarios } from './run-scenarios.ts'

runScenarios('transfers', scripts)
