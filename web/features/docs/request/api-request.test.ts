import { expect, test } from 'vitest'
import { workflows } from '#arazzo/generated/workflows.ts'
import type { Workflow } from '#arazzo/workflow.ts'
import { requestOf } from '#arazzo/workflow-run.ts'
import { apiRequestOf, headersOf } from './api-request.ts'

const all: readonly Workflow[] = Object.values(workflows)

test.each(all)('the page sends every header of the steps of $id', ({ steps }) => {
  for (const step of steps) {
    const request = requestOf(step, { inputs: {}, outputs: {} })
    expect(headersOf(apiRequestOf(request)), step.id).toEqual(request.headers)
  }
})
