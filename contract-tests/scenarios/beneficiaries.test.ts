import { scripts } from '../subjects/beneficiaries.ts'
import { runScenarios } from './run-scenarios.ts'

runScenarios('beneficiaries', scripts)
