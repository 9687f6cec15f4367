import { askForEmail, tryEmail, tryToken } from '#api/testing/email-changes.ts'
import { EMAIL_LINK_SECONDS } from '#domain/constants.ts'
import { sandboxValues } from '#domain/generated/sandbox-values.ts'
import { askForExampleEmail, confirmExampleEmail } from '../../steps/email-changes.ts'
import { freeze } from '../../steps/wallet.ts'
import { after, lockedBy } from '../preconditions.ts'
import type { ScenarioScript, ScenarioScripts } from '../scenario-context.ts'

const [REFUSED] = sandboxValues.email.email_change_failed

const unknown: ScenarioScript = async ({ prepare, call }) => {
  await prepare()
  return call({ parameters: { emailChangeId: crypto.randomUUID() } })
}

const expired = after(async ({ world, customer }) => {
  world.clock.advance(EMAIL_LINK_SECONDS)
  await customer.signIn()
})

export const emailChangeScenarios: ScenarioScripts = {
  changeEmail: {
    removed: after(confirmExampleEmail),
    email_unchanged: after(confirmExampleEmail),
    account_locked_soft: lockedBy(customer => customer.tryPassword('Palm#Trees2032')),
    wallet_frozen: after(freeze),
  },

  getEmailChange: {
    email_change_waits: after(user => askForExampleEmail(user)),
    email_changed: after(confirmExampleEmail),
    email_change_failed: after(({ world, customer }) => askForEmail(world.deps, customer, REFUSED)),
    email_change_expired: after(async user => {
      await askForExampleEmail(user)
      user.world.clock.advance(EMAIL_LINK_SECONDS)
      await user.customer.signIn()
    }),
  },

  sendEmailLink: {
    email_change_not_found: unknown,
    action_expired: expired,
    idempotency_mismatch: async ({ prepare, call }) => {
      const headers = { 'Idempotency-Key': crypto.randomUUID() }
      await prepare()
      await call({ headers })
      return call({ headers, parameters: { emailChangeId: crypto.randomUUID() } })
    },
  },

  cancelEmailChange: {
    email_change_not_found: unknown,
    action_expired: after(({ world, wallet }) => tryToken(world.app, wallet.emailToken)),
  },

  confirmEmailChange: {
    email_link_invalid: async ({ call }) => call(),
    email_link_used: after(({ world, wallet }) => tryToken(world.app, wallet.emailToken)),
    action_expired: after(({ customer }) => tryEmail(customer, null)),
    wallet_frozen: after(freeze),
  },
}
