import { scripts } from '../subjects/team.ts'
import { runScenarios } from './run-scenarios.ts'

runScenarios('team', scripts)
