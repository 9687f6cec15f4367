import * as approvalRules from '../subjects/approval-rules.ts'
import * as approvals from '../subjects/approvals.ts'
import { runScenarios } from './run-scenarios.ts'

runScenarios('approvals', { ...approvals.scripts, ...approvalRules.scripts })
