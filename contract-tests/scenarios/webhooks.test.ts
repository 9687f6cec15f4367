import { CALLBACK_LIFETIME_SECONDS } from '#domain/constants.ts'
import * as client from '#web/api/generated/webhooks.ts'
import { afterSeconds } from './preconditions.ts'
import { runScenarios } from './run-scenarios.ts'

runScenarios('webhooks', client, {
  receiveCallDigits: {
    // Its body is open to unknown fields.
    validation_failed: ({ call }) => call({ body: { digits: ['1'] } }),
    callback_not_found: ({ call }) => call(),
    call_ended: async ({ prepare, call, scenario: { body } }) => {
      await prepare()
      await call({ body: { ...body, digits: '1' } })
      return call()
    },
    callback_expired: afterSeconds(CALLBACK_LIFETIME_SECONDS),
  },
})
