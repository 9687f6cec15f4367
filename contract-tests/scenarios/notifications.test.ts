import { scripts } from '../subjects/notifications.ts'
import { runScenarios } from './run-scenarios.ts'

runScenarios('notifications', scripts)
