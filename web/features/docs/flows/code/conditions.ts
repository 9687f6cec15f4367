import { parseCondition } from '#arazzo/runtime-expression.ts'
import type { WorkflowStep } from '#arazzo/workflow.ts'

/** The criteria that look into the body. The scripts take any status below 400 for the right one. */
export const bodyConditions = ({ successCriteria }: WorkflowStep): string[] =>
  successCriteria.filter(condition => parseCondition(condition).expression !== '$statusCode')
